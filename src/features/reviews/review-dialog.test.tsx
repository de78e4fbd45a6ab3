import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getOrder, listOrders } from '../../api/generated/orders.ts';
import { reviewProduct } from '../../api/generated/orders-mutations.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { watchRequestBodies } from '../../test/watch-request-bodies.ts';
import { fillField, user } from '../../test/user.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = '/api/product-review';

/** Finds a delivered line without a review. */
async function findLine(app: OpenApp) {
  const { client } = app.api;
  const { orders } = await client.call(listOrders, { order_status: 'Delivered' });
  for (const { id } of orders) {
    const { order } = await client.call(getOrder, { order_id: id });
    const line = order.products.find(({ rating }) => rating === null);
    if (line) return { orderId: id, line };
  }
  throw new Error('Failed to find a line to review. Check the past orders in the fixtures.');
}

async function open(options?: Parameters<typeof openApp>[0]) {
  const app = openApp(options);
  await app.signIn();
  const { orderId, line } = await findLine(app);
  const events: string[] = [];
  renderApp(
    app,
    <ReviewDialog
      orderId={orderId}
      product={line}
      onDone={() => events.push('done')}
      onClose={() => events.push('closed')}
    />,
  );
  await screen.findByRole('dialog', { name: 'Rate this product' });
  return { ...app, orderId, line, events };
}

const message = () => screen.getByLabelText(/^Message/);
const write = (value: string) => fillField(message(), value);
const rate = (name: string) => user.click(screen.getByRole('radio', { name }));
const submit = () => user.click(screen.getByRole('button', { name: 'Submit review' }));

test('@REV-01 sends stars and text once and shows the server’s message', async () => {
  const bodies = watchRequestBodies(PATH);
  const { orderId, line, events, api } = await open();
  expect(screen.getByText(line.name)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await rate('4 stars');
  expect(screen.getByText('Very good')).toBeVisible();
  await write('  Fits well.  ');
  await submit();
  await submit();
  expect(await screen.findByText('review added successfully')).toBeVisible();
  expect(bodies).toEqual([
    { product_id: line.id, order_id: orderId, rating: 4, description: 'Fits well.' },
  ]);
  expect(events).toEqual(['closed', 'done']);
  const { order } = await api.client.call(getOrder, { order_id: orderId });
  expect(order.products.find(({ id }) => id === line.id)?.rating).toBe(4);
});

test('@REV-01 shows missing stars and text at their fields and focuses the first', async () => {
  const { calls } = await open();
  expect(screen.queryByText('Choose a rating.')).toBeNull();
  await submit();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a rating.');
  expect(message()).toHaveAccessibleDescription('Write your review.');
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  await rate('5 stars');
  expect(screen.queryByText('Choose a rating.')).toBeNull();
  await write('   ');
  await submit();
  expect(message()).toHaveFocus();
  expect(calls()).not.toContain(`POST ${PATH}`);
});

test('shows server errors at their fields until the field changes', async () => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request) || !input.url.endsWith(PATH)) return real(input, init);
    const errors = { rating: ['The rating is odd.'], description: ['Too short.'] };
    return Response.json({ message: 'The rating is odd.', errors }, { status: 422 });
  });
  await open();
  await rate('1 star');
  await write('Bad');
  await submit();
  await waitFor(() => expect(message()).toHaveAccessibleDescription('Too short.'));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('The rating is odd.');
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await write('Badly made');
  expect(message()).not.toHaveAccessibleDescription();
});

test.each([
  [429, 'We’re very busy right now. Try again in 10 seconds.'],
  [500, 'Something went wrong on our side. Try again in a moment.'],
  ['drop', 'We couldn’t connect. Try again in a moment.'],
])('shows an error (%s) and keeps stars and text', async (status, text) => {
  const { fail, events } = await open();
  await fail({ operation: 'reviewProduct', status, times: 1 });
  await rate('2 stars');
  await write('It came late.');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  expect(message()).toHaveValue('It came late.');
  expect(events).toEqual([]);
  await submit();
  expect(await screen.findByText('review added successfully')).toBeVisible();
});

test('@REV-01 reports a second review and changes nothing', async () => {
  const { api, orderId, line, events } = await open();
  const body = { product_id: line.id, order_id: orderId, rating: 5, description: 'First' };
  await api.client.call(reviewProduct, { body });
  await rate('1 star');
  await write('Second');
  await submit();
  expect(await screen.findByText('review already exists')).toBeVisible();
  expect(events).toEqual(['closed', 'done']);
});

test('closes on Escape and Cancel', async () => {
  const { events } = await open();
  await user.type(message(), '{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(events).toEqual(['closed', 'closed']);
  cleanup();
});
