import { describe, expect, it } from 'vitest';
import { onEvent, type WorldEvent } from '../world/realtime-events.ts';
import {
  allowTicketChat,
  replyToTicket,
  highlightMessage,
  scheduleTicket,
  setTicketStatus,
} from './staff-tickets.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickOpenTicket, pickTicket, showTicket } from '../testing/open-tickets.ts';

const shop = openShop();

async function enter() {
  const { visitor, world } = shop.enter();
  const events: WorldEvent[] = [];
  onEvent(world, (event) => events.push(event));
  return { visitor, world, events, amira: await visitor.signIn() };
}

describe('POST /support-ticket-message', () => {
  const path = '/api/support-ticket-message';

  it('@API-04 adds to the thread and returns all messages', async () => {
    const { amira, world, events } = await enter();
    const { number, messages } = pickOpenTicket(world);
    const before = messages.length;
    const form = { ticket_number: number, message: '  Thank you <b>both</b>!  ' };
    const { status, body } = await amira.post<'SendTicketMessageResponse'>(path, form);
    expect([status, body.message]).toEqual([200, 'message sent successfully']);
    expect(body.data.messages).toHaveLength(before + 1);
    expect(body.data.messages.at(-1)).toMatchObject({
      message: 'Thank you <b>both</b>!',
      sender_id: 1,
      created_at: '21 November, 2026',
    });
    expect((await showTicket(amira, number)).support_ticket.messages).toEqual(body.data.messages);
    expect(events).toEqual([
      {
        channel: 'notification-channel',
        event: 'admin-support-ticket-message-event',
        payload: { ticket_number: number },
      },
    ]);
  });

  it('@API-04 requires permission of the staff, and always rejects messages on cancelled tickets', async () => {
    const { amira, world } = await enter();
    const write = async (ticket_number: string) => {
      const form = { ticket_number, message: 'Hello?' };
      return amira.post<'ValidationError'>(path, form);
    };
    const refusal = { message: 'Sorry!, Message send is not allowed for this support ticket' };
    const withoutChat = pickTicket(world, 'pending');
    const cancelled = pickTicket(world, 'cancel');
    expect([withoutChat.isChatAllowed, cancelled.isChatAllowed]).toEqual([false, true]);
    for (const { number } of [withoutChat, cancelled]) {
      const { status, body } = await write(number);
      expect([status, body]).toEqual([422, refusal]);
    }
    allowTicketChat(world, withoutChat.id, true);
    expect((await write(withoutChat.number)).status).toBe(200);
    allowTicketChat(world, withoutChat.id, false);
    expect((await write(withoutChat.number)).status).toBe(422);
    expect((await write(pickTicket(world, 'completed').number)).status).toBe(200);
  });

  it.each<[string, object, object]>([
    [
      'an empty form',
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
  ])('@API-04 rejects %s', async (_, form, errors) => {
    const { amira } = await enter();
    const { status, body } = await amira.post<'ValidationError'>(path, form);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('@API-04 rejects another customer’s ticket like an unknown one', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const ticket = pickOpenTicket(world);
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
  it('@API-04 emits an event for each action', async () => {
    const { amira, world, events } = await enter();
    const ticket = pickTicket(world, 'pending');
    const start = world.now() + 3_600_000;
    const { id } = replyToTicket(world, ticket.id, 'Of course!');
    highlightMessage(world, ticket.id, id);
    allowTicketChat(world, ticket.id, true);
    scheduleTicket(world, ticket.id, start, start + 900_000);
    const { support_ticket, highlighted_messages } = await showTicket(amira, ticket.number);
    expect(support_ticket).toMatchObject({
      status: 'confirm',
      user_chat: true,
      ticket_schedule_start: '21 November, 2026 11:00 AM',
      ticket_schedule_end: '21 November, 2026 11:15 AM',
    });
    expect(highlighted_messages).toMatchObject([{ id, message: 'Of course!', sender_id: 90_001 }]);

    setTicketStatus(world, ticket.id, 'completed');
    highlightMessage(world, ticket.id, id, false);
    const after = await showTicket(amira, ticket.number);
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

  it('@API-04 requires an existing ticket and message and a valid time', async () => {
    const { world, events } = await enter();
    expect(() => replyToTicket(world, 99, 'Hello')).toThrow(/ticket 99/);
    expect(() => highlightMessage(world, 1, 99)).toThrow(/message 99/);
    expect(() => scheduleTicket(world, 1, 2, 1)).toThrow(/before the start/);
    expect(events).toEqual([]);
  });
});
