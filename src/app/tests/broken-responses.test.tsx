import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Screen as OrderHistory } from '../../features/orders/screens/order-history-screen.tsx';
import { Screen as Product } from '../../features/product/screens/product-screen.tsx';
import { Screen as Shops } from '../../features/shops/screens/shops-screen.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { UndocumentedResponseError } from '../../api/errors.ts';
import { getOrder, listOrders } from '../../api/generated/orders.ts';
import { getProduct } from '../../api/generated/catalogue.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { user } from '../../test/user.ts';
import { mockLayout } from '../../test/mock-layout.ts';

beforeEach(mockLayout);

function respondOnce(path: string, body: string) {
  let isSent = false;
  return async (url: string) => {
    if (isSent || !url.startsWith(path)) return undefined;
    isSent = true;
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
}

const WRONG_BODIES = [
  ['data that is null', '{"message":"ok","data":null}'],
  ['a list in place of an object', '{"message":"ok","data":[]}'],
  ['no data', '{"message":"ok"}'],
  ['a list as body', '[]'],
  ['null as body', 'null'],
  ['an empty body', ''],
] as const;

test.each(WRONG_BODIES)('@PROD-08 rejects a response with %s', async (_, body) => {
  const app = openApp({ before: respondOnce('/api/product-details', body) });
  await expect(app.api.client.call(getProduct, { product_id: 1 })).rejects.toBeInstanceOf(
    UndocumentedResponseError,
  );
});

test.each([
  ['the product page', '/api/product-details', <Product key="1" params={{ id: '1' }} />, false],
  ['the list of shops', '/api/shops', <Shops key="2" />, false],
  ['the list of orders', '/api/orders', <OrderHistory key="3" />, true],
] as const)('@PROD-08 %s offers a retry after null data', async (_, path, content, isCustomer) => {
  const app = openApp({ before: respondOnce(path, '{"message":"ok","data":null}') });
  if (isCustomer) await app.signIn();
  renderApp(app, content);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong while loading this.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('@RET-01 decodes the inverted is_returned of order lines', async () => {
  const app = openApp();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders);
  const open = orders.find(({ order_status: status }) => status === 'Pending');
  if (!open) throw new Error('Failed to find an order: the demo customer has no pending one.');
  const { order } = await app.api.client.call(getOrder, { order_id: open.id });
  expect(order.products.map((line) => line.is_returned)).toEqual(order.products.map(() => false));
});
