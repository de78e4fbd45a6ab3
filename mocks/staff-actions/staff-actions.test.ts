import { describe, expect, it } from 'vitest';
import { openMock, signIn } from '../server/testing/open-mock.ts';
import { sharedBase } from '../domain/seed/shared-base.ts';
import { defineStaffAction } from './staff-action.ts';
import { smallWorld } from '../domain/testing/small-world.ts';

const mock = openMock();
let worldCount = 0;

function openWorld() {
  worldCount += 1;
  const world = `staff-actions-${worldCount}`;
  const perform = async (body: object) => {
    const path = `/__mock/worlds/${world}/staff-actions`;
    const response = await mock.send(path, { method: 'POST', world: null, body });
    return { status: response.status, ...((await response.json()) as { message: string }) };
  };
  const read = async (path: string, headers = {}) =>
    ((await (await mock.send(path, { world, headers })).json()) as { data: unknown }).data;
  return { world, perform, read };
}

describe('staff actions', () => {
  it('set-stock sets the stock', async () => {
    const { world, perform, read } = openWorld();
    expect(await perform({ action: 'set-stock', productId: 2, stock: 77 })).toEqual({
      status: 200,
      message: 'Product 2 has 77 in stock.',
      world,
    });
    const path = '/api/product-details?product_id=2';
    expect(await read(path)).toMatchObject({ product: { quantity: 77 } });
    await perform({ action: 'set-stock', productId: 2, stock: 0 });
    expect(await read(path)).toMatchObject({ product: { quantity: 0 } });
  });

  it('withdraw-product removes a product from lists and carts', async () => {
    const { world, perform, read } = openWorld();
    const headers = await signIn(mock, world);
    const body = { product_id: 1, quantity: 1 };
    await mock.send('/api/cart/store', { method: 'POST', world, headers, body });
    expect((await perform({ action: 'withdraw-product', productId: 1 })).status).toBe(200);
    expect(await read('/api/products?page=1&per_page=1')).toMatchObject({ total: 599 });
    expect(await read('/api/carts', headers)).toMatchObject({ total: 0 });
  });

  it('end-flash-sales ends the sales and restores the regular prices', async () => {
    const { perform, read } = openWorld();
    const [sale] = sharedBase(1).flashSales;
    const path = `/api/product-details?product_id=${sale?.lines[0]?.productId}`;
    expect(await read(path)).toMatchObject({ product: { flash_sale: { id: sale?.id } } });
    expect(await perform({ action: 'end-flash-sales' })).toMatchObject({
      message: 'Flash sales ended: 1.',
    });
    expect(await read(path)).toMatchObject({ product: { flash_sale: null, discount_price: 0 } });
    expect(await read('/api/home')).toMatchObject({ running_flash_sale: null });
    expect(await perform({ action: 'end-flash-sales' })).toMatchObject({
      message: 'Flash sales ended: 0.',
    });
  });

  it('seller-writes sends a message to the customer', async () => {
    const { world, perform } = openWorld();
    const before = mock.worlds.get(world).world.chat.lastMessageId;
    const body = { action: 'seller-writes', shopId: 2, customerId: 1, text: 'Back in stock.' };
    expect(await perform(body)).toMatchObject({ message: 'Shop 2 wrote to customer 1.' });
    const { chat } = mock.worlds.get(world).world;
    const messages = chat.conversations.find(({ shopId }) => shopId === 2)?.messages;
    expect(chat.lastMessageId).toBe(before + 1);
    expect(messages?.at(-1)).toMatchObject({ sender: 'shop', text: 'Back in stock.' });
  });

  it('set-order-status, set-paid and decide-return change what the customer sees', async () => {
    const { world, perform, read } = openWorld();
    const headers = await signIn(mock, world);
    await perform({ action: 'set-order-status', orderId: 8, status: 'Delivered' });
    await perform({ action: 'set-paid', orderId: 8 });
    expect(await read('/api/order-details?order_id=8', headers)).toMatchObject({
      order: { order_status: 'Delivered', payment_status: 'Paid' },
    });
    await perform({ action: 'decide-return', returnId: 1, status: 'Cancelled', note: 'Worn.' });
    expect(await read('/api/return-order-details/1', headers)).toMatchObject({
      returnOrders: { status: 'Cancelled', reject_note: 'Worn.' },
    });
  });

  it('switch-voucher hides a voucher; close-shop hides the products of the shop', async () => {
    const { world, perform, read } = openWorld();
    const headers = await signIn(mock, world);
    const voucher = sharedBase(1).vouchers.find(
      ({ shopId, startsInMs, endsInMs }) => shopId !== null && startsInMs < 0 && endsInMs > 0,
    );
    const path = `/api/get-vouchers?shop_id=${voucher?.shopId}`;
    const ids = async () =>
      ((await read(path, headers)) as { coupons: { id: number }[] }).coupons.map(({ id }) => id);
    expect(await ids()).toContain(voucher?.id);
    await perform({ action: 'switch-voucher', voucherId: voucher?.id, isOn: false });
    expect(await ids()).not.toContain(voucher?.id);
    await perform({ action: 'close-shop', shopId: 5 });
    expect(await read('/api/products?shop_id=5')).toMatchObject({ total: 0 });
  });

  it('support actions change a ticket, its messages and its chat', async () => {
    const { world, perform, read } = openWorld();
    const headers = await signIn(mock, world);
    const { support_tickets: tickets } = (await read('/api/support-tickets', headers)) as {
      support_tickets: { id: number; ticket_no: string; status: string }[];
    };
    const ticket = tickets.find(({ status }) => status === 'pending');
    const ticketId = ticket?.id;
    const readTicket = () =>
      read(`/api/support-ticket/show?ticket_number=${ticket?.ticket_no}`, headers);
    await perform({ action: 'answer-ticket', ticketId, text: 'We are looking into it.' });
    await perform({ action: 'allow-ticket-chat', ticketId, allowed: false });
    const first = (await readTicket()) as { support_ticket: { messages: { id: number }[] } };
    const messageId = first.support_ticket.messages[0]?.id;
    await perform({ action: 'highlight-message', ticketId, messageId, isHighlighted: true });
    await perform({ action: 'schedule-ticket', ticketId, inHours: 3, hours: 1 });
    expect(await readTicket()).toMatchObject({
      support_ticket: {
        status: 'confirm',
        user_chat: false,
        ticket_schedule_start: '21 November, 2026 01:00 PM',
        messages: expect.arrayContaining([
          expect.objectContaining({ message: 'We are looking into it.' }),
        ]) as unknown,
      },
      highlighted_messages: [{ id: messageId }],
    });
    await perform({ action: 'set-ticket-status', ticketId, status: 'completed' });
    expect(await readTicket()).toMatchObject({ support_ticket: { status: 'completed' } });
  });

  it('set-active deactivates a customer, who then gets no one-time codes', async () => {
    const { world, perform } = openWorld();
    await perform({ action: 'set-active', customerId: 2, isActive: false });
    const body = { phone: 'new@souk.example', forgot_password: 1 };
    const response = await mock.send('/api/send-otp', { method: 'POST', world, body });
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'Sorry, your account is not active' },
    ]);
  });

  it.each<[object, string]>([
    [{}, "action can't be missing"],
    [{ action: 'fly' }, 'action can\'t be "fly". Use set-stock,'],
    [{ action: 'constructor' }, 'action can\'t be "constructor". Use set-stock,'],
    [{ action: 'set-stock' }, 'productId is missing. Expected: Product ID.'],
    [
      { action: 'set-stock', productId: 1, stock: -1 },
      "stock can't be -1. Send an integer of at least 0.",
    ],
    [{ action: 'set-stock', productId: '1', stock: 1 }, 'productId can\'t be "1".'],
    [
      { action: 'set-stock', productId: 1, stock: 1, colour: 1 },
      'has the unknown field "colour". Use productId, stock.',
    ],
    [{ action: 'set-stock', productId: 99_999, stock: 1 }, 'no product 99999. Use 1 to 600.'],
    [
      { action: 'schedule-ticket', ticketId: 1, inHours: 1e12, hours: 1 },
      "inHours can't be 1000000000000.",
    ],
    [{ action: 'withdraw-product', productId: 99_999 }, 'no product 99999. Use 1 to 600.'],
    [{ action: 'close-shop', shopId: 99 }, 'no shop 99. Use 1 to 40.'],
    [{ action: 'switch-voucher', voucherId: 999, isOn: true }, 'no voucher 999.'],
    [{ action: 'set-paid', orderId: 999 }, 'no such order'],
    [{ action: 'set-active', customerId: 999, isActive: true }, 'no customer 999'],
  ])('rejects the request %j', async (body, text) => {
    const response = await openWorld().perform(body);
    expect(response.status).toBe(400);
    expect(response.message).toContain(text);
  });

  it('lists the actions with their fields', async () => {
    const response = await mock.send('/__mock/staff-actions', { world: null });
    expect(await response.json()).toContainEqual({
      name: 'set-stock',
      summary: 'Set the stock of a product',
      fields: [
        { name: 'productId', type: 'integer', min: 1, description: 'Product ID.' },
        { name: 'stock', type: 'integer', min: 0, description: 'Quantity; 0 means sold out.' },
      ],
    });
  });
});

describe('defineStaffAction', () => {
  const say = defineStaffAction({
    summary: 'Say it',
    fields: {
      mood: { type: 'choice', options: ['happy', 'cross'], description: 'How.' },
      text: { type: 'text', description: 'What.', optional: true },
      loud: { type: 'flag', description: 'Shout.', optional: true },
    },
    run: (_, { mood, text = 'nothing', loud = false }) => `${mood} ${text} ${loud}`,
  });
  const perform = (source: Record<string, unknown>) => say.perform(smallWorld().world, source);

  it('validates the fields and passes undefined for omitted ones', () => {
    expect(perform({ mood: 'cross' })).toBe('cross nothing false');
    expect(perform({ mood: 'happy', text: 'hi', loud: true })).toBe('happy hi true');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ mood: 'sad' }, 'mood can\'t be "sad". Use happy, cross.'],
    [{ mood: 'happy', text: '' }, 'text can\'t be "". Send a string.'],
    [{ mood: 'happy', loud: 'yes' }, 'loud can\'t be "yes". Send true or false.'],
  ])('rejects the fields %j', (source, text) => {
    expect(() => perform(source)).toThrow(text);
  });
});
