import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOSTILE_URLS } from '../../../lib/html/testing/hostile-urls.ts';
import { formatAddressLines } from '../../addresses/format-address.ts';
import { getReturn, listReturns } from '../../../api/generated/returns.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';
import { findOrder, openOrder, type Order, renderOrderPage } from '../testing/order-page.tsx';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

/** Overrides parts of the order response. */
function overrideOrderResponse(change: (order: Order) => Partial<Order>) {
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

const DAY = String.raw`\w{3},?\s\d{1,2}\s\w{3,4}`;

test('@ORD-02 shows the state as title, every step with its day, and the estimated delivery', async () => {
  await openOrder((one) => one.order_status === 'On The Way');
  expect(screen.getByRole('heading', { level: 1, name: 'On its way to you' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  const shown = steps.getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(String.raw`^Pending \(completed\)${DAY}$`)),
    expect.stringMatching(new RegExp(String.raw`^Confirmed \(completed\)${DAY}$`)),
    expect.stringMatching(new RegExp(String.raw`^Processing \(completed\)${DAY}$`)),
    expect.stringMatching(new RegExp(String.raw`^Picked up \(completed\)${DAY}$`)),
    expect.stringMatching(new RegExp(`^On the way${DAY}$`)),
    expect.stringMatching(new RegExp(`^Deliveredby ${DAY}$`)),
  ]);
  expect(screen.getByText(/^Expected/)).toBeVisible();
  expect(shown[4]).toHaveAttribute('aria-current', 'step');
});

test('@ORD-02 shows the order date only, and the delivery time as sent, without more dates', async () => {
  overrideOrderResponse(() => ({
    status_history: [],
    estimated_delivery_date: 'soon, as always',
  }));
  await openOrder((one) => one.order_status === 'Processing');
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(String.raw`^Pending \(completed\)${DAY}$`)),
    'Confirmed (completed)',
    'Processing',
    'Picked up',
    'On the way',
    'DeliveredEstimated delivery: soon, as always',
  ]);
  expect(screen.queryByText(/^Expected/)).toBeNull();
});

test('says that a delivery is late', async () => {
  overrideOrderResponse(() => ({
    created_at: '2020-05-04T10:00:00.000000Z',
    estimated_delivery_date: '2-3 days',
  }));
  await openOrder((one) => one.order_status === 'On The Way');
  expect(
    screen.getByText(/^Expected by Thu,? 7 May\. Ask the shop if it hasn’t arrived\.$/),
  ).toBeVisible();
});

test('@ORD-02 shows only two steps for a cancelled order', async () => {
  await openOrder((one) => one.order_status === 'Cancelled');
  const steps = screen.getByRole('list', { name: 'Order progress' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
  expect(steps).toHaveTextContent('Cancelled');
});

test('@ORD-02 folds the steps of a delivered order and says the day of its delivery', async () => {
  await openOrder(
    (one) => one.order_status === 'Delivered' && one.products.every((line) => !line.is_digital),
  );
  const steps = screen.getByRole('list', { name: 'Order progress' });
  expect(steps).not.toBeVisible();
  await user.click(screen.getByText('All steps'));
  expect(steps).toBeVisible();
  expect(within(steps).getAllByRole('listitem')).toHaveLength(6);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(new RegExp(String.raw`^Delivered on ${DAY}$`));
});

test('@ORD-02 says that an order was delivered without a day that it does not know', async () => {
  overrideOrderResponse(() => ({ status_history: [] }));
  await openOrder(
    (one) => one.order_status === 'Delivered' && one.products.every((line) => !line.is_digital),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Delivered$/);
});

test('@ORD-02 does not say that an unpaid download was delivered', async () => {
  await openOrder(
    (one) =>
      one.order_status === 'Delivered' &&
      one.payment_status !== 'Paid' &&
      one.products.every((line) => line.is_digital),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for your payment');
  expect(screen.queryByText(/Delivered/)).toBeNull();
});

test('@ORD-02 shows shop, lines with options, address and note', async () => {
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
  if (!order.address) throw new Error('The order has no address. Check the fixtures.');
  expect(address.getByText(order.address.name)).toBeVisible();
  for (const line of formatAddressLines(order.address)) {
    expect(address.getByText(line)).toBeVisible();
  }
  expect(address.getByText(order.note ?? '')).toBeVisible();
});

test('@ORD-02 shows the price per piece of several pieces only, because one piece costs the total', async () => {
  const quantities = (order: Order) => order.products.map(({ order_qty: quantity }) => quantity);
  const { order } = await openOrder((one) => {
    const all = quantities(one);
    return all.includes(1) && all.some((quantity) => quantity > 1);
  });
  const items = region(/^Products/).getAllByRole('listitem');
  for (const [index, quantity] of quantities(order).entries()) {
    expect(items[index]).toHaveTextContent(
      quantity === 1 ? /Quantity: 1(?! ·)/ : new RegExp(`Quantity: ${quantity} · .+ each`),
    );
  }
});

test('@ORD-02 shows the amounts with every tax by name, and the payment status', async () => {
  overrideOrderResponse(({ all_vat_taxes: [tax] }) => ({
    tax_amount: 5.5,
    coupon_discount: 3,
    payable_amount: 90,
    quantity: 7,
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
  // Remove bidi isolates.
  const text = summary.textContent.replaceAll(/[\u2066\u2069]/g, '');
  for (const part of [
    'Quantity7',
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

test('@ORD-04 draws the cover of a download with its formats if the backend sends them', async () => {
  const { order } = await openOrder(isDigitalOrder);
  const formats = order.products[0]?.facts?.at(-1) ?? '';
  expect(formats).toMatch(/^[A-Z0-9]{3,4}(, |$)/);
  expect(region(/^Products/).getByText(formats)).toBeVisible();

  cleanup();
  overrideOrderResponse(({ products }) => {
    for (const line of products) delete line.facts;
    return { products };
  });
  await openOrder(isDigitalOrder);
  expect(region(/^Products/).queryByText(formats)).toBeNull();
});

test('@ORD-02 does not repeat cash on delivery as the payment status', async () => {
  overrideOrderResponse(() => ({ payment_method: 'Cash Payment', payment_status: 'Pending' }));
  await openOrder((one) => one.order_status === 'Pending');
  const summary = region('Order summary');
  expect(summary.getByText(/^Payment method:/)).toHaveTextContent('Cash on delivery');
  expect(summary.getAllByText('Cash on delivery')).toHaveLength(1);
});

test.each(['999999', '0', 'abc'])(
  'shows not found for an order that does not exist: %s',
  async (id) => {
    const app = openApp();
    await app.signIn();
    renderOrderPage(app, id);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test('shows not found for another customer’s order', async () => {
  const { order } = await findOrder(() => true);
  const app = openApp();
  await app.signIn('new@souk.example');
  renderOrderPage(app, String(order.id));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('shows a skeleton, then an error with a retry', async () => {
  const { app, order } = await findOrder(() => true);
  await app.fail({ operation: 'getOrder', status: 500, times: 1 });
  renderOrderPage(app, String(order.id));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(order.order_code)).toBeVisible();
});

test('@ORD-04 links the files and the licence of a paid download, each in a new tab', async () => {
  const { order } = await openOrder(
    (one) => one.payment_status === 'Paid' && one.products.some((line) => line.is_digital),
  );
  const [line] = order.products;
  if (!line) throw new Error('The order has no line. Check the fixtures.');
  expect(line.attachments.length).toBeGreaterThan(0);
  for (const { url, extension } of line.attachments) {
    const name = `Download ${extension.toUpperCase()} ${line.name} (opens in a new tab)`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  const licence = screen.getByRole('link', {
    name: `Download licence ${line.name} (opens in a new tab)`,
  });
  expect(licence).toHaveAttribute('href', line.license_download_link);
  expect(licence).toHaveAttribute('target', '_blank');
  expect(screen.getByText(line.license?.product_license ?? '')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Delivery address' })).toBeNull();
});

test('@ORD-04 hides the files and the licence of an unpaid download and says when they are available', async () => {
  const { order } = await openOrder(
    (one) => one.payment_status === 'Pending' && one.products.some((line) => line.is_digital),
  );
  expect(screen.getByText('You can download your files once you’ve paid.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download (?!invoice)/ })).toBeNull();
  expect(document.body).not.toHaveTextContent(order.products[0]?.license?.product_license ?? '-');
});

test('@ORD-04 links back to the downloads from an order opened there', async () => {
  const { app, order } = await findOrder((one) => one.products.some((line) => line.is_digital));
  renderOrderPage(app, String(order.id), '/digital-product-order-history');
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(breadcrumb).getByText('My Digital Products')).toBeVisible();
});

test('shows the rest of an order whose products were deleted (FLAW 4)', async () => {
  overrideOrderResponse(() => ({ products: [], address: null }));
  await openOrder(() => true);
  expect(screen.getByText('The products in this order are no longer available.')).toBeVisible();
  expect(screen.getByText('This address has been deleted.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order summary' })).toBeVisible();
});

test('marks lines with a return, although the backend sends is_returned with the opposite meaning', async () => {
  const { order } = await openOrder((one) => one.products.some((line) => line.is_returned));
  const back = order.products.filter((line) => line.is_returned).length;
  expect(screen.getAllByText('Return requested')).toHaveLength(back);
  expect(screen.getByRole('link', { name: 'View returns and refunds' })).toHaveAttribute(
    'href',
    '/returned-order-history',
  );
});

const RETURN_TITLES = {
  Pending: 'Return under review',
  Approved: 'Return approved',
  Mismatch: 'Wrong item returned',
  Damaged: 'Returned item damaged',
  Cancelled: 'Return declined',
  Refunded: 'Refund sent',
};

test('@RET-02 shows the state of the return of each line', async () => {
  const { app, order } = await openOrder((one) => one.products.some((line) => line.is_returned));
  const { client } = app.api;
  const { returnOrders } = await client.call(listReturns, { page: 1, per_page: 50 });
  const own = returnOrders.filter((one) => `#${one.order_id}` === order.order_code);
  expect(own.length).toBeGreaterThan(0);
  for (const { id, status } of own) {
    const { returnOrders: details } = await client.call(getReturn, { id });
    for (const { product_name: name } of details.return_order_products) {
      const line = within(screen.getByRole('link', { name }).closest('li') ?? document.body);
      const state = await line.findByRole('link', { name: RETURN_TITLES[status] });
      expect(state).toHaveAttribute('href', `/returned-order-history/${id}`);
    }
  }
});

test('@REV-01 reviews a delivered line once, then shows its stars and focuses its name', async () => {
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
  await waitFor(() => expect(screen.getByRole('link', { name: line?.name ?? '' })).toHaveFocus());
});

test('@ORD-04 hides documents and downloads with unsafe URLs', async () => {
  overrideOrderResponse((order) => ({
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
