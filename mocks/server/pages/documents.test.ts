import { describe, expect, it } from 'vitest';
import { recordPayment } from '../../domain/payments/payments.ts';
import { sharedBase } from '../../domain/seed/shared-base.ts';
import { openPages } from './testing/open-pages.ts';
import { readPdf, readPdfColour } from './testing/read-pdf.ts';

const pages = openPages();

async function read(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, texts: readPdf(bytes) };
}

describe('documents', () => {
  it.each(['download-invoice/{id}', 'payment-slip/{id}/download'])(
    '/shop/%s has the currency and colour of the settings',
    async (path) => {
      const { open, world } = pages.enter({
        currency: { name: 'SEK', symbol: 'kr', rate: 1, position: 'suffix' },
        theme_colors: { ...sharedBase(1).settings.themeColours, primary: '#0a7d4f' },
      });
      const order = world.orders.find(({ isPaid }) => !isPaid);
      if (!order) throw new Error('Failed to find an unpaid past order.');
      const { bytes, texts } = await read(
        await open(`/shop/${path.replace('{id}', String(order.id))}`),
      );
      expect(texts).toContain(`${money(order.figures.payable).slice(1)} kr`);
      expect(readPdfColour(bytes)).toBe('#0a7d4f');
    },
  );
});

describe('the invoice', () => {
  it('is a public PDF with lines, options and totals', async () => {
    const { open, world } = pages.enter();
    const order = world.orders.find(({ lines }) => lines.some(({ colour }) => colour !== null));
    if (!order) throw new Error('Failed to find a past order with a colour.');
    const response = await open(`/shop/download-invoice/${order.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="invoice-${order.code.slice(1)}.pdf"`,
    );
    const { bytes, texts } = await read(response);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const fullText = texts.join('\n');
    expect(fullText).toContain(`Invoice ${order.code}`);
    expect(fullText).toContain('Amira Haddad');
    for (const line of order.lines) {
      expect(fullText).toContain(`$${line.unitPrice.toFixed(2)}`);
      if (line.colour !== null) expect(fullText).toContain(line.colour);
    }
    for (const { name, percentage } of order.figures.taxes) {
      expect(fullText).toContain(`${name} (${percentage} %)`);
    }
    expect(texts.at(texts.indexOf('To pay') + 1)).toBe(money(order.figures.payable));
  });

  it('@API-07 is the same, byte for byte, each time', async () => {
    const [one, two] = await Promise.all(
      [pages.enter(), pages.enter()].map(async ({ open }) =>
        read(await open('/shop/download-invoice/1')),
      ),
    );
    expect(Buffer.from(one?.bytes ?? []).equals(Buffer.from(two?.bytes ?? []))).toBe(true);
  });

  it('adds pages for many lines and replaces unsupported characters', async () => {
    const { open, world } = pages.enter();
    const [order] = world.orders;
    const [line] = order?.lines ?? [];
    if (!order || !line) throw new Error('Failed to find a past order.');
    const lines = Array.from({ length: 40 }, () => ({ ...line, colour: 'أزرق' }));
    world.orders[0] = { ...order, lines };
    const { bytes, texts } = await read(await open(`/shop/download-invoice/${order.id}`));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length,
    ).toBe(3);
    expect(texts.filter((text) => text.includes('????'))).toHaveLength(40);
  });
});

describe('the payment slip', () => {
  it.each([
    [true, '$0.00'],
    [false, undefined],
  ])('shows the open amount of an order with isPaid = %s', async (isPaid, open) => {
    const browser = pages.enter();
    const order = browser.world.orders.find((one) => one.isPaid === isPaid);
    if (!order) throw new Error('Failed to find a past order with this payment status.');
    const response = await browser.open(`/shop/payment-slip/${order.id}/download`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { texts } = await read(response);
    expect(texts).toContain(`Payment slip ${order.code}`);
    expect(texts.at(texts.indexOf('Open') + 1)).toBe(open ?? money(order.figures.payable));
  });

  it('lists the orders that were placed together', async () => {
    const { open, world } = pages.enter();
    const [first, second] = world.orders;
    if (!first || !second) throw new Error('Failed to find two past orders.');
    recordPayment(world, first.paymentId, 'cash', [first, second]);
    const { texts } = await read(await open(`/shop/payment-slip/${first.id}/download`));
    expect(texts).toContain(`Placed together with ${second.code}.`);
  });
});

function money(amount: number): string {
  return `$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
