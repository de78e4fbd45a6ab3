import { describe, expect, it } from 'vitest';
import { onEvent, type WorldEvent } from '../world/realtime-events.ts';
import { findUpload } from '../uploads/uploads.ts';
import type { World } from '../world/world.ts';
import { parseResponse, type Schemas } from '../testing/parse-response.ts';
import { openShop } from '../testing/open-shop.ts';
import { showTicket } from '../testing/open-tickets.ts';

const shop = openShop();
const FORM = { issue_type: 'Delivery', message: 'Where is it?', email: 'amira@souk.example' };

interface FileToSend {
  readonly name: string;
  readonly bytes: number;
}

async function enter() {
  const { visitor, world } = shop.enter();
  const events: WorldEvent[] = [];
  onEvent(world, (event) => events.push(event));
  return { visitor, world, events, amira: await visitor.signIn() };
}

/** Posts a form with files as the customer who signed in last. */
async function postTicket<Name extends keyof Schemas>(
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
  return parseResponse<Schemas[Name]>(response);
}

describe('POST /support-ticket', () => {
  it('@API-04 opens a ticket whose text starts the thread', async () => {
    const { amira, world, events } = await enter();
    const { status, body } = await postTicket<'CreateTicketResponse'>(world, {
      ...FORM,
      subject: 'Parcel',
      phone: '501234567',
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
    const { support_ticket, highlighted_messages } = await showTicket(amira, number);
    expect(support_ticket).toMatchObject({
      user_chat: false,
      email: FORM.email,
      phone: '501234567',
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

  it('@API-04 accepts a form without the optional fields', async () => {
    const { amira, world } = await enter();
    await postTicket(world, { ...FORM, subject: '', phone: '' });
    const { body } = await amira.get<'TicketsResponse'>('/api/support-tickets');
    const { support_tickets } = body.data;
    expect(support_tickets[0]).toMatchObject({ id: 6, subject: null, order_number: null });
    const { support_ticket } = await showTicket(amira, support_tickets[0]?.ticket_no ?? '');
    expect(support_ticket.phone).toBeNull();
  });

  it('@API-04 stores the files in their order', async () => {
    const { amira, world } = await enter();
    const files = [
      { name: 'photo.JPG', bytes: 3 },
      { name: 'invoice.pdf', bytes: 2048 * 1024 },
    ];
    const { body } = await postTicket<'CreateTicketResponse'>(world, FORM, files);
    const { support_ticket } = await showTicket(amira, body.data.support_ticket.ticket_no);
    const [photo, invoice] = support_ticket.attachments;
    expect(support_ticket.attachments.map(({ type }) => type)).toEqual(['image', 'pdf']);
    expect(photo?.src).toMatch(/\.jpg$/);
    const path = new URL(invoice?.src ?? '').pathname;
    expect(findUpload(world, path)?.bytes).toHaveLength(2048 * 1024);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly FileToSend[], object]>([
    [
      'an empty form',
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
      'an invalid e-mail address',
      { ...FORM, email: 'amira' },
      [],
      {
        message: 'The email must be a valid email address.',
        errors: { email: ['The email must be a valid email address.'] },
      },
    ],
    [
      'a phone number with seven digits',
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
      'texts that are too long',
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
  ])('@API-04 rejects %s', async (_, fields, files, refusal) => {
    const { world, events } = await enter();
    const { status, body } = await postTicket<'ValidationError'>(world, fields, files);
    expect([status, body]).toEqual([422, refusal]);
    expect([world.tickets.length, events]).toEqual([5, []]);
  });
});
