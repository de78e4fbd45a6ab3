import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { pickOpenTicket, pickTicket, showTicket } from '../testing/open-tickets.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();

async function enter() {
  const { visitor, world } = shop.enter();
  return { visitor, world, amira: await visitor.signIn() };
}

async function list(visitor: Visitor, query = '') {
  const { body } = await visitor.get<'TicketsResponse'>(`/api/support-tickets${query}`);
  return body.data;
}

describe('GET /support-tickets', () => {
  it('@API-04 starts with tickets in each status, newest first', async () => {
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
      subject: 'Gift wrapping and a card',
      issue_type: 'Something else',
      created_at: '21 November, 2026',
    });
    expect(support_tickets[4]?.order_number).toMatch(/^[A-Z]+000001$/);
  });

  it.each([
    ['running', [5, 4, 3]],
    ['completed', [1]],
    ['cancel', [2]],
  ])(
    '@API-04 with status %s returns all counts, but the total of the listed tickets',
    async (status, ids) => {
      const { amira } = await enter();
      const { support_tickets, total, running } = await list(amira, `?status=${status}`);
      expect(support_tickets.map(({ id }) => id)).toEqual(ids);
      expect([total, running]).toEqual([ids.length, 3]);
    },
  );

  it('@API-04 paginates with per_page alone', async () => {
    const { amira } = await enter();
    const ids = async (query: string) =>
      (await list(amira, query)).support_tickets.map(({ id }) => id);
    expect(await ids('?per_page=2')).toEqual([5, 4]);
    expect(await ids('?per_page=2&page=3')).toEqual([1]);
    expect(await ids('?page=3')).toHaveLength(5);
  });

  it('@API-04 is empty for a new customer, and rejects guests', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await list(nora)).toMatchObject({ total: 0, running: 0, support_tickets: [] });
    expect((await visitor.get('/api/support-tickets')).status).toBe(401);
  });
});

it('@API-04 GET /ticket-issue-types lists the issue types', async () => {
  const { amira } = await enter();
  const { status, body } = await amira.get<'TicketIssueTypesResponse'>('/api/ticket-issue-types');
  expect([status, body.message]).toEqual([200, 'ticket issue types']);
  expect(body.data.issue_types[0]).toEqual({ id: 1, name: 'Delivery' });
});

describe('GET /support-ticket/show', () => {
  it('@API-04 shows thread, senders, files and pinned messages', async () => {
    const { amira, world } = await enter();
    const { support_ticket, highlighted_messages } = await showTicket(
      amira,
      pickOpenTicket(world).number,
    );
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
    const packingList = await fetch(support_ticket.attachments[1]?.src ?? '', {
      headers: { 'X-Mock-World': world.id },
    });
    expect([packingList.status, packingList.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(await packingList.text()).toMatch(/^%PDF-/);
  });

  it('@API-04 shows the scheduled time of a call', async () => {
    const { amira, world } = await enter();
    const { support_ticket } = await showTicket(amira, pickTicket(world, 'confirm').number);
    expect(support_ticket).toMatchObject({
      status: 'confirm',
      ticket_schedule_start: '22 November, 2026 02:00 PM',
      ticket_schedule_end: '22 November, 2026 02:30 PM',
    });
  });

  it('@API-04 rejects a missing, an unknown and another customer’s number alike', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    for (const query of [
      '',
      '?ticket_number=1',
      `?ticket_number=${pickOpenTicket(world).number}`,
    ]) {
      const path = `/api/support-ticket/show${query}`;
      const { status, body } = await nora.get<'ValidationError'>(path);
      expect([status, body]).toEqual([422, { message: 'invalid ticket number' }]);
    }
  });
});

describe('GET /support-ticket-messages', () => {
  it('@API-04 lists the thread, oldest first', async () => {
    const { amira, world } = await enter();
    const ticket = pickOpenTicket(world);
    const path = `/api/support-ticket-messages?ticket_number=${ticket.number}`;
    const { body } = await amira.get<'TicketMessagesResponse'>(path);
    expect(body.message).toBe('Support ticket messages');
    expect(body.data.messages).toEqual(
      (await showTicket(amira, ticket.number)).support_ticket.messages,
    );
    expect(body.data.messages[0]?.message).toBe(ticket.messages[0]?.text);
  });

  it('@API-04 requires the number of the customer’s own ticket', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const path = '/api/support-ticket-messages';
    const missing = await nora.get<'ValidationError'>(path);
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { ticket_number: ['The ticket number field is required.'] },
    ]);
    for (const number of ['1', pickOpenTicket(world).number]) {
      const { status, body } = await nora.get<'ValidationError'>(`${path}?ticket_number=${number}`);
      expect([status, body.errors]).toEqual([
        422,
        { ticket_number: ['The selected ticket number is invalid.'] },
      ]);
    }
  });
});
