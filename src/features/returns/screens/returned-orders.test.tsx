import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getReturn, listReturns } from '../../../api/generated/returns.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen as ReturnedOrder } from './returned-order-screen.tsx';
import { Screen as ReturnedOrders } from './returned-orders-screen.tsx';
import { user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

type ReturnDetails = components['schemas']['ReturnDetails'];

/** Title of each API status. */
const TITLES = {
  Pending: 'Return under review',
  Approved: 'Return approved',
  Mismatch: 'Wrong item returned',
  Damaged: 'Returned item damaged',
  Refunded: 'Refund sent',
  Cancelled: 'Return declined',
};

async function open() {
  const app = openApp();
  await app.signIn();
  const { returnOrders } = await app.api.client.call(listReturns);
  app.sent.length = 0;
  return { ...app, returnOrders };
}

test('@RET-02 shows order, date, quantity, reason, amount, status, refund and reject note in a row', async () => {
  const app = await open();
  renderApp(app, <ReturnedOrders />, '/returned-order-history');
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(app.returnOrders.length);
  for (const [index, one] of app.returnOrders.entries()) {
    const row = rows[index];
    if (!row) throw new Error('Failed to find the row of a return.');
    expect(row).toHaveTextContent(`Order #${one.order_id}`);
    expect(row).toHaveTextContent(`Quantity: ${one.quantity}`);
    expect(row).toHaveTextContent(`Requested on ${one.return_date}`);
    expect(within(row).getByText(TITLES[one.status])).toBeVisible();
    // The quotation marks follow the direction of the reason.
    expect(within(row).getByText(one.reason).closest('bdi')).not.toBeNull();
    const [refund, amount] =
      one.payment_status === 'Paid'
        ? ['Refund sent', /Refund \D{0,3}\d/]
        : one.status === 'Cancelled'
          ? ['No refund', /Item total \D{0,3}\d/]
          : ['Refund pending', /Expected refund \D{0,3}\d/];
    expect(row).toHaveTextContent(refund);
    expect(row).toHaveTextContent(amount);
    if (one.reject_note !== null) expect(row).toHaveTextContent(one.reject_note);
    const [link, ...others] = within(row).getAllByRole('link');
    expect(link).toHaveAccessibleName(`Order #${one.order_id}`);
    expect(link).toHaveAttribute('href', `/returned-order-history/${one.id}`);
    expect(others).toEqual([]);
  }
  // Guard against an empty or uniform list.
  expect(new Set(app.returnOrders.map(({ status }) => status)).size).toBeGreaterThan(2);
  expect(app.returnOrders.some((one) => one.reject_note !== null)).toBe(true);
});

test('@RET-02 @A11Y-01 reads the page from the URL, and focuses the heading of another page', async () => {
  const app = await open();
  renderApp(app, <ReturnedOrders />, '/returned-order-history?page=2');
  expect(await screen.findByText('This page doesn’t exist.')).toBeVisible();
  expect(app.calls()).toContain('GET /api/return-orders?page=2&per_page=10');
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('@RET-02 @ROUTE-09 shows an error with a retry, then the empty message with a link that keeps the focus until the other page', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  await app.fail({ operation: 'listReturns', status: 500, times: 1 });
  const { visited } = renderApp(app, <ReturnedOrders />, '/returned-order-history');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No returns yet')).toBeVisible();
  const link = screen.getByRole('link', { name: 'View delivered orders' });
  await user.click(link);
  expect(visited.at(-1)).toBe('/order-history?status=delivered');
  expect(link).toHaveFocus();
});

test.each([
  ['Pending', null, ['Under review (current)', 'Approved', 'Refunded'], 'Refund pending'],
  ['Approved', null, ['Under review', 'Approved (current)', 'Refunded'], 'Refund pending'],
  ['Refunded', null, ['Under review', 'Approved', 'Refunded'], 'Refund sent'],
  ['Mismatch', null, ['Under review', 'Wrong item (current)'], 'Refund pending'],
  ['Damaged', null, ['Under review', 'Damaged (current)'], 'Refund pending'],
  ['Cancelled', 'The seal is broken.', ['Under review', 'Declined (current)'], 'No refund'],
] as const)(
  '@RET-02 shows the steps of a return that is %s, with its refund',
  async (status, note, expectedSteps, refund) => {
    const app = await open();
    const returnId = app.returnOrders[0]?.id ?? 0;
    await app.performStaffAction({
      action: 'decide-return',
      returnId,
      status,
      ...(note === null ? {} : { note }),
    });
    renderApp(app, <ReturnedOrder params={{ id: String(returnId) }} />);
    const steps = within(await screen.findByRole('list', { name: 'Return status' }));
    expect(
      steps.getAllByRole('listitem').map((step) => {
        const [, label = ''] =
          /^(Under review|Approved|Refunded|Wrong item|Damaged|Declined)/.exec(step.textContent) ??
          [];
        return step.getAttribute('aria-current') === 'step' ? `${label} (current)` : label;
      }),
    ).toEqual(expectedSteps);
    const card = within(screen.getByRole('region', { name: 'Return status' }));
    expect(card.getByText(refund)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: TITLES[status] })).toBeVisible();
    const isRefused = ['Mismatch', 'Damaged', 'Cancelled'].includes(status);
    expect(
      screen
        .queryAllByRole<HTMLAnchorElement>('link', { name: 'Ask our support team' })
        .map(({ href }) => href),
    ).toEqual(isRefused ? [expect.stringMatching(/\/support-tickets\?new=1$/)] : []);
    if (note === null) expect(screen.queryByText('Why the shop declined')).toBeNull();
    else {
      expect(screen.getByText('Why the shop declined')).toBeVisible();
      expect(screen.getByText(note)).toBeVisible();
    }
  },
);

test('@RET-02 shows products, shop, address, reason and total of a return, and prints', async () => {
  const app = await open();
  const id = app.returnOrders[0]?.id ?? 0;
  const { returnOrders: one } = await app.api.client.call(getReturn, { id });
  renderApp(app, <ReturnedOrder params={{ id: String(id) }} />);
  const products = within(
    await screen.findByRole('region', {
      name: `Products (${one.return_order_products.length})`,
    }),
  );
  for (const { product_name: name, product_id: productId } of one.return_order_products)
    expect(products.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/products/${productId}/details`,
    );
  expect(products.getByText('Bought from')).toBeVisible();
  expect(products.getByText(one.shop_name)).toBeVisible();
  expect(screen.getByText(one.reason)).toBeVisible();
  const details = screen.getByRole('region', { name: 'Return summary' });
  expect(details).toHaveTextContent(one.return_address);
  expect(details).toHaveTextContent(/Expected refund\D{0,3}\d/);
  const printing = vi.fn();
  vi.stubGlobal('print', printing);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(printing).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('@RET-02 shows price and total of a line, without a link to a deleted product', async () => {
  const app = await open();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/return-order-details'))
      return response;
    const body = (await response.json()) as { data: { returnOrders: ReturnDetails } };
    const [line] = body.data.returnOrders.return_order_products;
    if (!line) throw new Error('The return has no products. Check the fixtures.');
    body.data.returnOrders.return_order_products = [
      { ...line, product_name: '', quantity: 3, price: 26.1 },
    ];
    return Response.json(body);
  });
  renderApp(app, <ReturnedOrder params={{ id: String(app.returnOrders[0]?.id) }} />);
  const products = within(await screen.findByRole('region', { name: 'Products (1)' }));
  expect(products.getByText('This product is no longer available')).toBeVisible();
  expect(products.queryByRole('link')).toBeNull();
  expect(products.getByRole('listitem')).toHaveTextContent(
    /Quantity: 3 · \D*26\.10\D* each.*78\.30/,
  );
});

test('@RET-02 retries a failed return and shows not found for an unknown one', async () => {
  const app = await open();
  const id = String(app.returnOrders[0]?.id);
  await app.fail({ operation: 'getReturn', status: 500, times: 1 });
  renderApp(app, <ReturnedOrder params={{ id }} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Reason for return')).toBeVisible());
  for (const unknownId of ['99999', 'nonsense']) {
    cleanup();
    renderApp(app, <ReturnedOrder params={{ id: unknownId }} />);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
