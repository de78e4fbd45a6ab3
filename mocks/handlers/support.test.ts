import { describe, expect, it } from 'vitest';
import { onEvent, type WorldEvent } from '../worlds/events.ts';
import {
  allowTicketChat,
  answerTicket,
  highlightMessage,
  scheduleTicket,
  setTicketStatus,
} from '../worlds/staff/tickets.ts';
import { findUpload } from '../worlds/uploads.ts';
import type { World } from '../worlds/world.ts';
import { readAnswer, type Schemas } from './testing/answer.ts';
import { openShop } from './testing/open-shop.ts';
import type { Visitor } from './testing/visitor.ts';

const shop = openShop();
const FORM = { issue_type: 'Delivery', message: 'Where is it?', email: 'amira@souk.example' };

interface FileToSend {
  readonly name: string;
  readonly bytes: number;
}

async function enter() {
  const { visitor, world, clock } = shop.enter();
  const events: WorldEvent[] = [];
  onEvent(world, (event) => events.push(event));
  return { visitor, world, clock, events, amira: await visitor.signIn() };
}

/** Sends a form with files as whoever signed in last in a world. */
async function open<Name extends keyof Schemas>(
  world: World,
  fields: Readonly<Record<string, string>>,
  files: readonly FileToSend[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) {
    form.append('attachments[]', new File([new Uint8Array(bytes)], name));
  }
  const token = [...world.sessions.keys()].at(-1) ?? '';
  const response = await fetch(`${shop.origin}/api/support-ticket`, {
    method: 'POST',
    body: form,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'X-Mock-World': world.id,
      Authorization: `Bearer ${token}`,
    },
  });
  return readAnswer<Schemas[Name]>(response);
}

async function list(visitor: Visitor, query = '') {
  const { body } = await visitor.get<'TicketsAnswer'>(`/api/support-tickets${query}`);
  return body.data;
}

async function show(visitor: Visitor, number: string) {
  const path = `/api/support-ticket/show?ticket_number=${number}`;
  return (await visitor.get<'TicketAnswer'>(path)).body.data;
}

/** The past ticket in some state; of two pending ones the newer, which is closed to the customer. */
function pick(world: World, wanted: string) {
  const ticket = world.tickets.findLast(({ status }) => status === wanted);
  if (!ticket) throw new Error(`Failed to find a ticket that is ${wanted}. Look at past tickets.`);
  return ticket;
}

/** The pending past ticket that the customer may write on. */
function pickOpen(world: World) {
  const ticket = world.tickets.find(({ status, allowsChat }) => status === 'pending' && allowsChat);
  if (!ticket) throw new Error('Failed to find an open ticket. Look at past tickets.');
  return ticket;
}

describe('GET /support-tickets', () => {
  it('@API-04 begins with tickets in each state, newest first', async () => {
    const { amira } = await enter();
    const { support_tickets, ...counts } = await list(amira);
    expect(counts).toEqual({ total: 5, running: 3, completed: 1, cancel: 1 });
    expect(support_tickets.map(({ id, status }) => [id, status])).toEqual([
      [5, 'pending'],
      [4, 'confirm'],
      [3, 'pending'],
      [2, 'cancel'],
      [1, 'completed'],
    ]);
    for (const { ticket_no, id } of support_tickets) {
      expect(ticket_no).toMatch(new RegExp(String.raw`^\d{6}${id}$`));
    }
    expect(support_tickets[0]).toMatchObject({
      order_number: null,
      subject: null,
      issue_type: 'Something else',
      created_at: '21 November, 2026',
    });
    expect(support_tickets[4]?.order_number).toMatch(/^[A-Z]+000001$/);
  });

  it.each([
    ['running', [5, 4, 3]],
    ['completed', [1]],
    ['cancel', [2]],
  ])('@API-04 under %s counts all, but totals what is listed', async (status, ids) => {
    const { amira } = await enter();
    const { support_tickets, total, running } = await list(amira, `?status=${status}`);
    expect(support_tickets.map(({ id }) => id)).toEqual(ids);
    expect([total, running]).toEqual([ids.length, 3]);
  });

  it('@API-04 a size alone makes pages', async () => {
    const { amira } = await enter();
    const ids = async (query: string) =>
      (await list(amira, query)).support_tickets.map(({ id }) => id);
    expect(await ids('?per_page=2')).toEqual([5, 4]);
    expect(await ids('?per_page=2&page=3')).toEqual([1]);
    expect(await ids('?page=3')).toHaveLength(5);
  });

  it('@API-04 is empty for somebody new and closed to guests', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await list(nora)).toMatchObject({ total: 0, running: 0, support_tickets: [] });
    expect((await visitor.get('/api/support-tickets')).status).toBe(401);
  });
});

it('@API-04 GET /ticket-issue-types names what a ticket can be about', async () => {
  const { amira } = await enter();
  const { status, body } = await amira.get<'TicketIssueTypesAnswer'>('/api/ticket-issue-types');
  expect([status, body.message]).toEqual([200, 'ticket issue types']);
  expect(body.data.issue_types[0]).toEqual({ id: 1, name: 'Delivery' });
});

describe('POST /support-ticket', () => {
  it('@API-04 opens a ticket whose text begins the thread', async () => {
    const { amira, world, events } = await enter();
    const { status, body } = await open<'CreateTicketAnswer'>(world, {
      ...FORM,
      subject: 'Parcel',
      phone: '01700000000',
      order_number: 'RC000004',
    });
    const number = world.tickets.at(-1)?.number ?? '';
    expect([status, body]).toEqual([
      200,
      {
        message: 'support ticket created successfully',
        data: {
          support_ticket: {
            id: 6,
            ticket_no: number,
            order_number: 'RC000004',
            status: 'pending',
            subject: 'Parcel',
            issue_type: 'Delivery',
            created_at: '21 November, 2026',
          },
        },
      },
    ]);
    const { support_ticket, highlighted_messages } = await show(amira, number);
    expect(support_ticket).toMatchObject({
      user_chat: false,
      email: FORM.email,
      phone: '01700000000',
      ticket_schedule_start: null,
      ticket_schedule_end: null,
      attachments: [],
      messages: [
        {
          message: FORM.message,
          created_at: '21 November, 2026',
          sender_id: 1,
          sender_name: 'Amira Haddad',
          is_highlighted: false,
        },
      ],
    });
    expect(highlighted_messages).toEqual([]);
    expect(events).toEqual([
      {
        channel: 'notification-channel',
        event: 'support-ticket-event',
        payload: { message: 'New Support Ticket Created' },
      },
    ]);
  });

  it('@API-04 leaves out what is optional', async () => {
    const { amira, world } = await enter();
    await open(world, { ...FORM, subject: '', phone: '' });
    const { support_tickets } = await list(amira);
    expect(support_tickets[0]).toMatchObject({ id: 6, subject: null, order_number: null });
    const { support_ticket } = await show(amira, support_tickets[0]?.ticket_no ?? '');
    expect(support_ticket.phone).toBeNull();
  });

  it('@API-04 keeps the files in their order', async () => {
    const { amira, world } = await enter();
    const files = [
      { name: 'photo.JPG', bytes: 3 },
      { name: 'invoice.pdf', bytes: 2048 * 1024 },
    ];
    const { body } = await open<'CreateTicketAnswer'>(world, FORM, files);
    const { support_ticket } = await show(amira, body.data.support_ticket.ticket_no);
    const [photo, invoice] = support_ticket.attachments;
    expect(support_ticket.attachments.map(({ type }) => type)).toEqual(['image', 'pdf']);
    expect(photo?.src).toMatch(/\.jpg$/);
    const path = new URL(invoice?.src ?? '').pathname;
    expect(findUpload(world, path)?.bytes).toHaveLength(2048 * 1024);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly FileToSend[], object]>([
    [
      'nothing filled in',
      { message: ' ' },
      [],
      {
        message: 'The issue type field is required. (and 2 more errors)',
        errors: {
          issue_type: ['The issue type field is required.'],
          message: ['The message field is required.'],
          email: ['The email field is required.'],
        },
      },
    ],
    [
      'what is no e-mail address',
      { ...FORM, email: 'amira' },
      [],
      {
        message: 'The email must be a valid email address.',
        errors: { email: ['The email must be a valid email address.'] },
      },
    ],
    [
      'seven digits',
      { ...FORM, phone: '1234567' },
      [],
      {
        message: 'The phone field must be between 8 and 16 digits.',
        errors: { phone: ['The phone field must be between 8 and 16 digits.'] },
      },
    ],
    [
      'a plus in the phone number',
      { ...FORM, phone: '+97145550142' },
      [],
      {
        message: 'The phone field must be between 8 and 16 digits.',
        errors: { phone: ['The phone field must be between 8 and 16 digits.'] },
      },
    ],
    [
      'what is too long',
      {
        ...FORM,
        issue_type: 'i'.repeat(256),
        subject: 's'.repeat(256),
        order_number: 'o'.repeat(201),
      },
      [],
      {
        message:
          'The issue type field must not be greater than 255 characters. (and 2 more errors)',
        errors: {
          issue_type: ['The issue type field must not be greater than 255 characters.'],
          subject: ['The subject field must not be greater than 255 characters.'],
          order_number: ['The order number field must not be greater than 200 characters.'],
        },
      },
    ],
    [
      'a program among the files',
      FORM,
      [
        { name: 'photo.png', bytes: 3 },
        { name: 'setup.exe', bytes: 3 },
      ],
      {
        message: 'The attachments.1 field must be a file of type: jpg, jpeg, png, pdf.',
        errors: {
          'attachments.1': ['The attachments.1 field must be a file of type: jpg, jpeg, png, pdf.'],
        },
      },
    ],
    [
      'a file of more than 2 MB',
      FORM,
      [{ name: 'photo.png', bytes: 2048 * 1024 + 1 }],
      {
        message: 'The attachments.0 field must not be greater than 2048 kilobytes.',
        errors: {
          'attachments.0': ['The attachments.0 field must not be greater than 2048 kilobytes.'],
        },
      },
    ],
  ])('@API-04 refuses %s', async (_, fields, files, refusal) => {
    const { world, events } = await enter();
    const { status, body } = await open<'ValidationError'>(world, fields, files);
    expect([status, body]).toEqual([422, refusal]);
    expect([world.tickets.length, events]).toEqual([5, []]);
  });
});

describe('GET /support-ticket/show', () => {
  it('@API-04 shows thread, senders, files and what is pinned', async () => {
    const { amira, world } = await enter();
    const { support_ticket, highlighted_messages } = await show(amira, pickOpen(world).number);
    expect(support_ticket.user_chat).toBe(true);
    expect(support_ticket.attachments.map(({ type }) => type)).toEqual(['image', 'pdf']);
    const senders = support_ticket.messages.map(({ sender_name }) => sender_name);
    expect(senders).toEqual(['Amira Haddad', 'Rana Odeh', 'Amira Haddad', 'Rana Odeh']);
    expect(support_ticket.messages[1]).toMatchObject({
      sender_id: 90_001,
      profile_photo: `${shop.origin}/media/profile-12-200.webp`,
      is_highlighted: true,
    });
    const ids = support_ticket.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(highlighted_messages).toEqual([support_ticket.messages[1]]);
    const picture = await fetch(support_ticket.attachments[0]?.src ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('@API-04 says when a call was agreed on', async () => {
    const { amira, world } = await enter();
    const { support_ticket } = await show(amira, pick(world, 'confirm').number);
    expect(support_ticket).toMatchObject({
      status: 'confirm',
      ticket_schedule_start: '22 November, 2026 02:00 PM',
      ticket_schedule_end: '22 November, 2026 02:30 PM',
    });
  });

  it('@API-04 refuses a missing, an unknown and somebody else’s number alike', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    for (const query of ['', '?ticket_number=1', `?ticket_number=${pickOpen(world).number}`]) {
      const path = `/api/support-ticket/show${query}`;
      const { status, body } = await nora.get<'ValidationError'>(path);
      expect([status, body]).toEqual([422, { message: 'invalid ticket number' }]);
    }
  });
});

describe('GET /support-ticket-messages', () => {
  it('@API-04 lists the thread, oldest first', async () => {
    const { amira, world } = await enter();
    const ticket = pickOpen(world);
    const path = `/api/support-ticket-messages?ticket_number=${ticket.number}`;
    const { body } = await amira.get<'TicketMessagesAnswer'>(path);
    expect(body.message).toBe('Support ticket messages');
    expect(body.data.messages).toEqual((await show(amira, ticket.number)).support_ticket.messages);
    expect(body.data.messages[0]?.message).toBe(ticket.messages[0]?.text);
  });

  it('@API-04 wants the number of one’s own ticket', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const path = '/api/support-ticket-messages';
    const missing = await nora.get<'ValidationError'>(path);
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { ticket_number: ['The ticket number field is required.'] },
    ]);
    for (const number of ['1', pickOpen(world).number]) {
      const { status, body } = await nora.get<'ValidationError'>(`${path}?ticket_number=${number}`);
      expect([status, body.errors]).toEqual([
        422,
        { ticket_number: ['The selected ticket number is invalid.'] },
      ]);
    }
  });
});

describe('POST /support-ticket-message', () => {
  const path = '/api/support-ticket-message';

  it('@API-04 adds to the thread and answers the whole of it', async () => {
    const { amira, world, events } = await enter();
    const { number, messages } = pickOpen(world);
    const before = messages.length;
    const form = { ticket_number: number, message: '  Thank you <b>both</b>!  ' };
    const { status, body } = await amira.post<'SendTicketMessageAnswer'>(path, form);
    expect([status, body.message]).toEqual([200, 'message sent successfully']);
    expect(body.data.messages).toHaveLength(before + 1);
    expect(body.data.messages.at(-1)).toMatchObject({
      message: 'Thank you <b>both</b>!',
      sender_id: 1,
      created_at: '21 November, 2026',
    });
    expect((await show(amira, number)).support_ticket.messages).toEqual(body.data.messages);
    expect(events).toEqual([
      {
        channel: 'notification-channel',
        event: 'admin-support-ticket-message-event',
        payload: { ticket_number: number },
      },
    ]);
  });

  it('@API-04 is closed until the staff allow it, and on cancelled tickets always', async () => {
    const { amira, world } = await enter();
    const write = async (ticket_number: string) => {
      const form = { ticket_number, message: 'Hello?' };
      return amira.post<'ValidationError'>(path, form);
    };
    const refusal = { message: 'Sorry!, Message send is not allowed for this support ticket' };
    const closed = pick(world, 'pending');
    const cancelled = pick(world, 'cancel');
    expect([closed.allowsChat, cancelled.allowsChat]).toEqual([false, true]);
    for (const { number } of [closed, cancelled]) {
      const { status, body } = await write(number);
      expect([status, body]).toEqual([422, refusal]);
    }
    allowTicketChat(world, closed.id, true);
    expect((await write(closed.number)).status).toBe(200);
    allowTicketChat(world, closed.id, false);
    expect((await write(closed.number)).status).toBe(422);
    expect((await write(pick(world, 'completed').number)).status).toBe(200);
  });

  it.each<[string, object, object]>([
    [
      'nothing',
      {},
      {
        ticket_number: ['The ticket number field is required.'],
        message: ['The message field is required.'],
      },
    ],
    [
      'more than 5000 characters',
      { ticket_number: '1', message: 'a'.repeat(5001) },
      { message: ['The message field must not be greater than 5000 characters.'] },
    ],
    [
      'an unknown number',
      { ticket_number: '1', message: 'Hello?' },
      { ticket_number: ['The selected ticket number is invalid.'] },
    ],
  ])('@API-04 refuses %s', async (_, form, errors) => {
    const { amira } = await enter();
    const { status, body } = await amira.post<'ValidationError'>(path, form);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('@API-04 somebody else’s ticket is as unknown as one that does not exist', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const ticket = pickOpen(world);
    const before = ticket.messages.length;
    const form = { ticket_number: ticket.number, message: 'Me too' };
    const { status, body } = await nora.post<'ValidationError'>(path, form);
    expect([status, body.errors]).toEqual([
      422,
      { ticket_number: ['The selected ticket number is invalid.'] },
    ]);
    expect(ticket.messages).toHaveLength(before);
  });
});

describe('the support staff', () => {
  it('@API-09 tell whoever listens about everything they do', async () => {
    const { amira, world, events } = await enter();
    const ticket = pick(world, 'pending');
    const start = world.now() + 3_600_000;
    const { id } = answerTicket(world, ticket.id, 'Of course!');
    highlightMessage(world, ticket.id, id);
    allowTicketChat(world, ticket.id, true);
    scheduleTicket(world, ticket.id, start, start + 900_000);
    const { support_ticket, highlighted_messages } = await show(amira, ticket.number);
    expect(support_ticket).toMatchObject({
      status: 'confirm',
      user_chat: true,
      ticket_schedule_start: '21 November, 2026 11:00 AM',
      ticket_schedule_end: '21 November, 2026 11:15 AM',
    });
    expect(highlighted_messages).toMatchObject([{ id, message: 'Of course!', sender_id: 90_001 }]);

    setTicketStatus(world, ticket.id, 'completed');
    highlightMessage(world, ticket.id, id, false);
    const after = await show(amira, ticket.number);
    expect(after.support_ticket.status).toBe('completed');
    expect(after.highlighted_messages).toEqual([]);
    expect(events).toEqual(
      Array.from({ length: 6 }, () => ({
        channel: 'support-ticket-message-channel',
        event: 'support-ticket-message-event',
        payload: { ticket_number: ticket.number },
      })),
    );
  });

  it('@API-04 need a ticket, a message and a time that exist', async () => {
    const { world, events } = await enter();
    expect(() => answerTicket(world, 99, 'Hello')).toThrow(/ticket 99/);
    expect(() => highlightMessage(world, 1, 99)).toThrow(/message 99/);
    expect(() => scheduleTicket(world, 1, 2, 1)).toThrow(/before the start/);
    expect(events).toEqual([]);
  });
});
