import { describe, expect, it } from 'vitest';
import { placeOrderOnline } from './testing/place-order-online.ts';
import { openPages } from './testing/open-pages.ts';

const pages = openPages();
const HTML = 'text/html; charset=utf-8';

async function read(response: Response): Promise<{ status: number; text: string }> {
  return { status: response.status, text: await response.text() };
}

describe('the gateway’s page', () => {
  it('shows the amount and three results, without a script', async () => {
    const { visitor, open } = pages.enter();
    const { url, orders } = await placeOrderOnline(visitor, 2);
    const response = await open(url);
    expect(response.headers.get('content-type')).toBe(HTML);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { status, text } = await read(response);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Pay with Stripe</h1>');
    for (const { order_code, amount } of orders) {
      expect(text).toContain(order_code);
      expect(text).toContain(amount.toFixed(2));
    }
    const sum = orders.reduce((total, { amount }) => total + amount, 0);
    expect(text).toContain(`<p class="amount">$${sum.toFixed(2)}</p>`);
    expect(text.match(/<form method="post"/g)).toHaveLength(3);
    expect(text).not.toContain('<script');
  });

  it.each([
    ['?gateway=nobody', 'Payment gateway not found'],
    ['', 'Payment gateway not found'],
    ['?gateway=aamarpay', 'Payment gateway not active'],
  ])('with query "%s" redirects to the cancel page: %s', async (query, error) => {
    const { visitor, open } = pages.enter();
    const { paymentId } = await placeOrderOnline(visitor);
    const response = await open(`/order/${paymentId}/payment${query}`);
    expect(response.status).toBe(302);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(`/order/${paymentId}/payment/cancel?error=${encodeURIComponent(error)}`);
    expect((await read(await open(location))).text).toContain(`${error}.`);
  });

  it('rejects a second payment', async () => {
    const { visitor, open } = pages.enter();
    const { url, paymentId } = await placeOrderOnline(visitor);
    await open(`/payment/${paymentId}/callback-success`, { method: 'POST' });
    const response = await open(url);
    expect(response.headers.get('location')).toContain('error=Order%20already%20paid');
  });

  it('uses the gateways that a world overrides', async () => {
    const gateway = { id: 9, title: 'Till <b>', name: 'stripe', logo: 'https://x.example/l.webp' };
    const { visitor, open } = pages.enter({ payment_gateways: [{ ...gateway, is_active: true }] });
    const { url, paymentId } = await placeOrderOnline(visitor);
    expect((await read(await open(url))).text).toContain('<h1>Pay with Till &lt;b&gt;</h1>');
    const other = await open(`/order/${paymentId}/payment?gateway=paypal`);
    expect(other.headers.get('location')).toContain('error=Payment%20gateway%20not%20active');
  });
});

describe('payment callbacks', () => {
  it.each(['GET', 'POST'])('%s: success pays all orders of the payment', async (method) => {
    const { visitor, open } = pages.enter();
    const { paymentId, fetchNewest } = await placeOrderOnline(visitor, 2);
    const response = await open(`/payment/${paymentId}/callback-success`, { method });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/order/${paymentId}/payment/success`,
    ]);
    for (const order of await fetchNewest()) {
      expect(order).toMatchObject({
        payment_status: 'Paid',
        payment_method: 'Stripe',
        order_status: 'Pending',
      });
    }
    const { text } = await read(await open(`/order/${paymentId}/payment/success`));
    expect(text).toContain('<h1>Payment received</h1>');
  });

  it('failure shows the gateway’s reason as plain text and keeps the order', async () => {
    const { visitor, open, world } = pages.enter();
    const { paymentId, fetchNewest } = await placeOrderOnline(visitor);
    const body = new URLSearchParams({ error: 'No <i>funds' });
    const response = await open(`/payment/${paymentId}/callback-cancel`, {
      method: 'POST',
      headers: { 'X-Mock-World': world.id },
      body,
    });
    expect(response.status).toBe(302);
    const page = await read(await open(response.headers.get('location') ?? ''));
    expect(page.text).toContain('No &lt;i&gt;funds.');
    expect((await fetchNewest())[0]).toMatchObject({
      payment_status: 'Pending',
      payment_method: 'Online Payment',
    });
    expect(world.payments.get(paymentId)?.status).toBe('Failed');
  });

  it('cancelling leaves the order unpaid, and it can be paid later', async () => {
    const { visitor, open, world } = pages.enter();
    const { paymentId, fetchNewest } = await placeOrderOnline(visitor);
    const response = await open(`/payment/${paymentId}/callback-cancel`, { method: 'POST' });
    expect(response.headers.get('location')).toBe(`/order/${paymentId}/payment/cancel`);
    expect(world.payments.get(paymentId)?.status).toBe('Cancelled');
    const [order] = await fetchNewest();
    const amira = await visitor.signIn();
    const again = await amira.get<'PaymentResponse'>(`/api/order-payment/${order?.id}/paypal`);
    const url = again.body.data.order_payment_url;
    expect((await read(await open(url))).text).toContain('<h1>Pay with PayPal</h1>');
    const later = /\/order\/(\d+)\//.exec(url)?.[1];
    await open(`/payment/${later}/callback-success`, { method: 'POST' });
    expect((await fetchNewest())[0]).toMatchObject({
      payment_status: 'Paid',
      payment_method: 'PayPal',
    });
  });

  it('the success page requires a paid order', async () => {
    const { visitor, open } = pages.enter();
    const { paymentId } = await placeOrderOnline(visitor);
    const { text } = await read(await open(`/order/${paymentId}/payment/success`));
    expect(text).toContain('<h1>Payment not completed</h1>');
  });
});

describe('unknown paths', () => {
  it.each([
    ['GET', '/order/999/payment?gateway=stripe'],
    ['GET', '/order/1/payments'],
    ['POST', '/order/1/payment'],
    ['GET', '/payment/999/callback-success'],
    ['DELETE', '/payment/1/callback-success'],
    ['GET', '/shop/download-invoice/999'],
    ['GET', '/shop/payment-slip/1'],
  ])('%s %s shows the not found page', async (method, path) => {
    const { open, world } = pages.enter();
    const paid = world.orders.filter(({ isPaid }) => isPaid).length;
    const response = await open(path, { method });
    expect(response.headers.get('content-type')).toBe(HTML);
    const { status, text } = await read(response);
    expect([status, text.includes('<h1>Page not found</h1>')]).toEqual([404, true]);
    expect(world.orders.filter(({ isPaid }) => isPaid)).toHaveLength(paid);
  });

  it('the seller page exists, and payments of other worlds do not', async () => {
    const { open, visitor } = pages.enter();
    expect((await read(await open('/shop/register'))).text).toContain('<h1>Open your shop</h1>');
    const { url } = await placeOrderOnline(visitor);
    expect((await pages.enter().open(url)).status).toBe(404);
  });
});
