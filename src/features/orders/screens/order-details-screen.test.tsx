import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOSTILE_URLS } from '../../../lib/html/testing/hostile-urls.ts';
import { formatAddress } from '../../addresses/format-address.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { findOrder, openOrder, type Order, show } from '../testing/order-page.tsx';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

/** Has the server answer an order otherwise. */
function changeResponse(change: (order: Order) => Partial<Order>) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/order-details')) return response;
    const body = (await response.json()) as { message: string; data: { order: Order } };
    const order = { ...body.data.order, ...change(body.data.order) };
    return Response.json({ ...body, data: { order } });
  });
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('@ORD-02 the timeline has every step, says when it was placed and when it comes', async () => {
  const { order } = await openOrder((one) => one.order_status === 'On The Way');
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  const shown = steps.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pending \(completed\)\d\d:\d\d [ap]m, \d\d \w{3}, \d{4}$/),
    'Confirmed (completed)',
    'Processing (completed)',
    'Picked up (completed)',
    'On the way',
    `DeliveredEstimated delivery: ${order.estimated_delivery_date}`,
  ]);
  expect(shown[4]).toHaveAttribute('aria-current', 'step');
});

test('@ORD-02 a cancelled order has gone no further', async () => {
  await openOrder((one) => one.order_status === 'Cancelled');
  const steps = screen.getByRole('list', { name: 'Order progress' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
  expect(steps).toHaveTextContent('Cancelled');
});

test('@ORD-02 shop, lines with their options, address and note', async () => {
  const { order } = await openOrder(({ note }) => Boolean(note));
  const lines = region(/^Products/);
  expect(lines.getByText(order.shop.name)).toBeVisible();
  for (const line of order.products) {
    expect(lines.getByText(line.name)).toBeVisible();
    for (const option of [line.brand, line.size, line.color]) {
      if (option) expect(lines.getAllByText(new RegExp(option)).length).toBeGreaterThan(0);
    }
  }
  const address = region('Delivery address');
  if (!order.address) throw new Error('The order has no address. Look at the fixtures.');
  expect(address.getByText(order.address.name)).toBeVisible();
  expect(address.getByText(formatAddress(order.address))).toBeVisible();
  expect(address.getByText(order.note ?? '')).toBeVisible();
});

test('@ORD-02 figures with every tax by name, and whether it is paid', async () => {
  changeResponse(({ all_vat_taxes: [tax] }) => ({
    tax_amount: 5.5,
    coupon_discount: 3,
    payable_amount: 90,
    payment_method: 'Stripe',
    payment_status: 'Paid',
    all_vat_taxes: tax
      ? [
          { ...tax, name: 'VAT', percentage: 5, amount: 4.5 },
          { ...tax, id: 2, name: 'City tax', percentage: 1, amount: 1 },
        ]
      : [],
  }));
  await openOrder((one) => one.all_vat_taxes.length > 0);
  const summary = screen.getByRole('region', { name: 'Order summary' });
  // Isolates of the amounts are not seen.
  const text = summary.textContent.replaceAll(/[\u2066\u2069]/g, '');
  for (const part of [
    'Discount-$3.00',
    'VAT (5%)$4.50',
    'City tax (1%)$1.00',
    'Total tax$5.50',
    'Total$90.00',
    'Payment method: Stripe',
    'Paid',
  ]) {
    expect(text).toContain(part);
  }
});

test.each(['999999', '0', 'abc'])('an order that does not exist, %s, is not found', async (id) => {
  const app = openApp();
  await app.signIn();
  show(app, id);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('another customer’s order is not found', async () => {
  const { order } = await findOrder(() => true);
  const app = openApp();
  await app.signIn('new@souk.example');
  show(app, String(order.id));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a failure says why and can be tried again; before, there is a skeleton', async () => {
  const { app, order } = await findOrder(() => true);
  await app.fail({ operation: 'getOrder', status: 500, times: 1 });
  // The order is known from finding it: a page of its own knows nothing.
  show(app, String(order.id));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: `Order ${order.order_code}` }),
  ).toBeVisible();
});

test('@ORD-04 a paid download has its files and its licence, each in a tab of its own', async () => {
  const { order } = await openOrder(
    (one) => one.payment_status === 'Paid' && one.products.some((line) => line.is_digital),
  );
  const [line] = order.products;
  if (!line) throw new Error('The order has no line. Look at the fixtures.');
  expect(line.attachments.length).toBeGreaterThan(0);
  for (const { url, extension } of line.attachments) {
    const name = `Download ${extension.toUpperCase()} ${line.name} (opens in a new tab)`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  const licence = screen.getByRole('link', { name: `Licence ${line.name} (opens in a new tab)` });
  expect(licence).toHaveAttribute('href', line.license_download_link);
  expect(licence).toHaveAttribute('target', '_blank');
  expect(screen.getByText(line.license?.product_license ?? '')).toBeVisible();
});

test('@ORD-04 an unpaid download has neither, and says when', async () => {
  const { order } = await openOrder(
    (one) => one.payment_status === 'Pending' && one.products.some((line) => line.is_digital),
  );
  expect(screen.getByText(/^You can download the files and the licence once/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download (?!invoice)|^Licence/ })).toBeNull();
  expect(document.body).not.toHaveTextContent(order.products[0]?.license?.product_license ?? '-');
});

test('@ORD-04 the order of a download leads back to the downloads', async () => {
  const { app, order } = await findOrder((one) => one.products.some((line) => line.is_digital));
  show(app, String(order.id), '/digital-product-order-history');
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByText('My Digital Products')).toBeVisible();
});

test('an order whose products have left the shop shows the rest (FLAW 4)', async () => {
  changeResponse(() => ({ products: [], address: null }));
  await openOrder(() => true);
  expect(screen.getByText('The products in this order are no longer available.')).toBeVisible();
  expect(screen.getByText('This address has been deleted.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order summary' })).toBeVisible();
});

test('what was sent back says so, by the wire’s word that means the opposite', async () => {
  const { order } = await openOrder((one) => one.products.some((line) => line.is_returned));
  const back = order.products.filter((line) => line.is_returned).length;
  expect(screen.getAllByText('Returned')).toHaveLength(back);
});

test('@REV-01 a delivered line is rated once, and shows the stars then', async () => {
  const { order } = await openOrder(
    (one) => one.order_status === 'Delivered' && one.products.some(({ rating }) => rating === null),
  );
  const line = order.products.find(({ rating }) => rating === null);
  const button = screen.getByRole('button', { name: `Review ${line?.name}` });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate this product' }));
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await fillField(dialog.getByLabelText(/^Message/), 'As good as it looks.');
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByText('Rated 4.0 out of 5', { exact: false })).toBeInTheDocument();
});

test('@ORD-04 documents and downloads with unsafe addresses are not offered', async () => {
  changeResponse((order) => ({
    payment_status: 'Paid',
    invoice_url: HOSTILE_URLS[0] ?? '',
    payment_receipt_url: HOSTILE_URLS[1] ?? '',
    products: order.products.map((line) => ({
      ...line,
      license_download_link: HOSTILE_URLS[2] ?? '',
      attachments: [
        { id: 1, url: 'https://files.example/a.pdf', extension: 'pdf' },
        ...HOSTILE_URLS.map((url, index) => ({ id: index + 2, url, extension: 'zip' })),
      ],
    })),
  }));
  const { order } = await openOrder((one) => one.products.some((line) => line.is_digital));
  expect(screen.getByText('Invoice not available yet')).toBeVisible();
  expect(screen.getByText('Payment receipt not available yet')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['https://files.example/a.pdf']),
  );
  expect(order.products.length).toBeGreaterThan(0);
});
