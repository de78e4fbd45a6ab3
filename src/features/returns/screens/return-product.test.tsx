import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getOrder, listOrders } from '../../../api/generated/orders.ts';
import { listReturns } from '../../../api/generated/returns.ts';
import { returnOrder } from '../../../api/generated/returns-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { formatAddress } from '../../addresses/format-address.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './return-product-screen.tsx';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/api/return-order';

async function findOrder(
  app: OpenApp,
  isMatch: (order: Awaited<ReturnType<typeof loadOrder>>) => boolean,
) {
  const { orders } = await app.api.client.call(listOrders);
  for (const { id } of orders) {
    const order = await loadOrder(app, id);
    if (isMatch(order)) return order;
  }
  throw new Error('Failed to find an order. Check the past orders in the fixtures.');
}

async function loadOrder(app: OpenApp, id: number) {
  return (await app.api.client.call(getOrder, { order_id: id })).order;
}

async function open(
  isMatch: Parameters<typeof findOrder>[1] = ({ is_returnable: isReturnable }) => isReturnable,
  options?: Parameters<typeof openApp>[0],
) {
  const app = openApp(options);
  await app.signIn();
  const order = await findOrder(app, isMatch);
  app.sent.length = 0;
  return { ...app, order, show: () => show(app, order.id) };
}

function show(app: OpenApp, id: number | string) {
  return renderApp(app, <Screen params={{ id: String(id) }} />, `/return-product/${id}`);
}

const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) => fillField(field(label), value);
const submit = () => user.click(screen.getByRole('button', { name: 'Request return' }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Quantity/ });

async function fillAll() {
  await screen.findByRole('button', { name: 'Request return' });
  for (const box of boxes()) if (!box.disabled && !box.checked) await user.click(box);
  await fill(/^Bank account number/, 'AE07 0331');
  await fill(/^Pickup address/, 'Villa 12, Dubai');
  await fill(/^Reason for return/, 'Too small');
}

test('@RET-01 sends lines, account, pickup address and reason, shows the server’s message and opens the returns', async () => {
  const { show: render, order, api, calls } = await open();
  const { visited } = render();
  await fillAll();
  await submit();
  await submit();
  await waitFor(() => expect(visited.at(-1)).toBe('/returned-order-history'));
  expect(await screen.findByText('Order return successfully done')).toBeVisible();
  expect(calls().filter((call) => call === `POST ${PATH}`)).toHaveLength(1);
  const { returnOrders } = await api.client.call(listReturns);
  expect(returnOrders[0]).toMatchObject({
    order_id: order.order_code.replace('#', ''),
    reason: 'Too small',
    return_address: 'Villa 12, Dubai',
  });
  const after = await loadOrder({ api } as OpenApp, order.id);
  expect(after.products.every(({ is_returned: isReturned }) => isReturned)).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

async function openDelivered(status: string, minLines = 2) {
  const opened = await open(
    ({ order_status: state, products }) =>
      state === status &&
      products.length >= minLines &&
      products.every(({ is_digital: isDigital }) => !isDigital),
  );
  const { id } = opened.order;
  await opened.performStaffAction({ action: 'set-order-status', orderId: id, status: 'Delivered' });
  return opened;
}

async function sendBack({ api }: OpenApp, orderId: number, ids: readonly number[]) {
  await api.client.call(returnOrder, {
    body: {
      order_id: orderId,
      product_ids: [...ids],
      bank_account_number: '1',
      return_address: 'Here',
      reason: 'Why not',
    },
  });
}

test('@RET-01 frequent reasons are written into the reason, and keep what was typed', async () => {
  const { show: render } = await open();
  render();
  await screen.findByRole('button', { name: 'Request return' });
  const reasons = within(screen.getByRole('group', { name: 'Frequent reasons' }));
  const damaged = reasons.getByRole('checkbox', { name: 'Arrived damaged' });
  const reason = () => field(/^Reason for return/);
  await user.click(damaged);
  expect(reason()).toHaveValue('Arrived damaged');
  await fill(/^Reason for return/, 'The spine is torn.');
  expect(damaged).not.toBeChecked();
  await user.click(damaged);
  expect(reason()).toHaveValue('The spine is torn.\nArrived damaged');
  expect(damaged).toBeChecked();
  await user.click(damaged);
  expect(reason()).toHaveValue('The spine is torn.');
});

test('@RET-01 disables returned lines, last, and preselects the only one left', async () => {
  const { show: render, order, ...app } = await openDelivered('Pending');
  const others = order.products.slice(0, -1);
  const last = order.products.at(-1);
  await sendBack(
    app,
    order.id,
    others.map(({ id }) => id),
  );
  render();
  await screen.findByText('Select items to return (1)');
  const [left, ...closed] = boxes();
  expect(closed.every((box) => box.disabled)).toBe(true);
  expect(closed).toHaveLength(others.length);
  for (const box of closed) expect(box.closest('li')).toHaveTextContent('Return already requested');
  expect(left).toBeEnabled();
  expect(left).toBeChecked();
  expect(left?.closest('li')).toHaveTextContent(last?.name ?? 'nothing');
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
});

test('@RET-01 selects lines one by one, or selects and deselects all', async () => {
  const { show: render } = await openDelivered('Pending');
  render();
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  const [first] = boxes();
  if (first) await user.click(first);
  expect(first).toBeChecked();
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(boxes().every((box) => box.checked)).toBe(true);
  await user.click(all);
  expect(boxes().some((box) => box.checked)).toBe(false);
});

test('shows the price of each line and the refund of the selected lines', async () => {
  const { show: render, order } = await openDelivered('Pending');
  render();
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  const prices = boxes().map((box) => {
    const [price] = within(box.closest('li') as HTMLElement).getAllByText(/\$\d/);
    return Math.round(Number(price?.textContent.replaceAll(/[^\d.]/g, '')) * 100);
  });
  expect(prices).toHaveLength(order.products.length);
  expect(prices.reduce((sum, cents) => sum + cents)).toBe(Math.round(order.total_amount * 100));
  expect(screen.queryByText('Expected refund')).toBeNull();
  await user.click(all);
  expect(screen.getByText('Expected refund').nextSibling).toHaveTextContent(
    new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(order.total_amount),
  );
});

test('@RET-01 shows missing values at their fields, focuses the first and sends nothing', async () => {
  const { show: render, order, calls } = await open();
  render();
  const location = await screen.findByLabelText(/^Pickup address/);
  expect(location).toHaveValue(order.address ? formatAddress(order.address) : '');
  expect(screen.getByText('View our return policy')).toBeVisible();
  for (const box of boxes()) if (box.checked) await user.click(box);
  expect(screen.queryByText('Enter your bank account number.')).toBeNull();
  await user.click(field(/^Bank account number/));
  await user.tab();
  expect(field(/^Bank account number/)).toHaveAccessibleDescription(
    /^Enter your bank account number\./,
  );
  await fill(/^Pickup address/, '  ');
  await submit();
  expect(screen.getByText('Select at least one item.')).toBeVisible();
  expect(boxes().find((box) => !box.disabled)).toHaveFocus();
  expect(location).toHaveAccessibleDescription(/^Enter the pickup address\./);
  expect(field(/^Reason for return/)).toHaveAccessibleDescription(
    /^Tell the shop why you’re returning this\./,
  );
  await fillAll();
  await fill(/^Reason for return/, '');
  // Below the reason.
  await fill(/^Bank account number/, '');
  await submit();
  expect(field(/^Reason for return/)).toHaveFocus();
  expect(calls()).not.toContain(`POST ${PATH}`);
});

test('@RET-01 shows server errors at their fields until the field changes', async () => {
  const errors = {
    'product_ids.0': ['The selected product_ids.0 is invalid.'],
    bank_account_number: ['The account is unknown.'],
    return_address: ['The address is unknown.'],
    reason: ['The reason is odd.'],
  };
  const { show: render } = await open(undefined, {
    before: (path) =>
      Promise.resolve(
        path === PATH ? Response.json({ message: 'Invalid', errors }, { status: 422 }) : undefined,
      ),
  });
  render();
  await fillAll();
  await submit();
  await waitFor(() =>
    expect(field(/^Bank account number/)).toHaveAccessibleDescription(/^The account is unknown\./),
  );
  const [label] = boxes().find((box) => box.checked)?.labels ?? [];
  const product = label?.querySelector('strong')?.textContent;
  expect(screen.getByText(/ is invalid\.$/)).toHaveTextContent(
    `\u2068${product}\u2069 is invalid.`,
  );
  expect(field(/^Pickup address/)).toHaveAccessibleDescription(/^The address is unknown\./);
  expect(field(/^Reason for return/)).toHaveAccessibleDescription(/^The reason is odd\./);
  expect(boxes().find((box) => !box.disabled)).toHaveFocus();
  expect(field(/^Reason for return/)).toHaveValue('Too small');
  await fill(/^Bank account number/, '2');
  expect(field(/^Bank account number/)).not.toHaveAccessibleDescription(/unknown/);
});

test.each([
  [422, 'Cannot return order after 3 days', 'tooLate'],
  [500, 'Something went wrong on our side. Try again in a moment.'],
  ['drop', 'We couldn’t connect. Try again in a moment.'],
])(
  '@RET-01 shows an error (%s, %s) and keeps the input, also after a reload',
  async (status, text, example?: string) => {
    const { show: render, fail } = await open();
    await fail({
      operation: 'returnOrder',
      status,
      times: 1,
      ...(example === undefined ? {} : { example }),
    });
    render();
    await fillAll();
    await submit();
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(field(/^Bank account number/)).toHaveValue('AE07 0331');
    cleanup();
    const { visited } = render();
    expect(await screen.findByLabelText(/^Bank account number/)).toHaveValue('AE07 0331');
    expect(field(/^Pickup address/)).toHaveValue('Villa 12, Dubai');
    expect(boxes().some((box) => box.checked)).toBe(true);
    await submit();
    await waitFor(() => expect(visited.at(-1)).toBe('/returned-order-history'));
  },
);

test.each([
  ['not delivered yet', 'Pending', /after delivery/],
  ['cancelled', 'Cancelled', /was cancelled/],
])(
  '@RET-01 explains why an order that is %s can’t be returned and links back',
  async (_, status, text) => {
    const { show: render } = await open(({ order_status: state }) => state === status);
    render();
    expect(await screen.findByText('This order can’t be returned')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull();
    expect(screen.getByText('Back to order')).toBeVisible();
  },
);

test('@RET-01 shows when the return period ended', async () => {
  const { show: render } = await openDelivered('Cancelled', 1);
  render();
  expect(
    await screen.findByText(/^The return period for this order ended on .*\d{4}/),
  ).toBeVisible();
});

test('@RET-01 explains that downloads and returned items can’t be returned', async () => {
  const { show: render, api, order, ...app } = await open();
  const download = await findOrder({ ...app, api }, ({ products }) =>
    products.some(({ is_digital: isDigital }) => isDigital),
  );
  show({ ...app, api }, download.id);
  expect(await screen.findByText(/includes downloads/)).toBeVisible();
  cleanup();
  const left = order.products.flatMap((line) => (line.is_returned ? [] : [line.id]));
  await sendBack({ ...app, api }, order.id, left);
  render();
  expect(await screen.findByText(/already requested a return of every item/)).toBeVisible();
  expect(screen.getByText('View my returns')).toBeVisible();
});

test('can retry when the order fails to load and shows not found for an unknown one', async () => {
  const { show: render, fail, ...app } = await open();
  await fail({ operation: 'getOrder', status: 500, times: 1 });
  render();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Request return' })).toBeVisible();
  for (const id of ['999999', 'nonsense', '-1']) {
    cleanup();
    show({ ...app, fail }, id);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('ignores invalid fields of a stored draft', async () => {
  const { show: render, order } = await open();
  render();
  await fillAll();
  const [name] = Object.keys(sessionStorage);
  if (name === undefined)
    throw new Error('Failed to find the draft. It should be stored on input.');
  cleanup();
  sessionStorage.setItem(name, '{"bank_account_number":7,"reason":"Mine","product_ids":["x",{}]}');
  render();
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Mine');
  expect(field(/^Bank account number/)).toHaveValue('');
  expect(field(/^Pickup address/)).toHaveValue(order.address ? formatAddress(order.address) : '');
});
