import { screen } from '@testing-library/react';
import { getOrder, listOrders } from '../../../api/generated/orders.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from '../screens/order-details-screen.tsx';
// Preloads lazy parts, so that tests do not depend on load time.
import '../../payment/payment-dialog.tsx';
import '../../reviews/review-dialog.tsx';
import '../components/cancel-order-dialog.tsx';
import '../components/reorder-dialog.tsx';

export type Order = components['schemas']['OrderDetails'];

/** Signs in the demo customer and returns her newest matching order. */
export async function findOrder(isMatch: (order: Order) => boolean) {
  const app = openApp();
  await app.signIn();
  const { client } = app.api;
  const { orders } = await client.call(listOrders, { page: 1, per_page: 50 });
  for (const { id } of orders) {
    const { order } = await client.call(getOrder, { order_id: id });
    if (isMatch(order)) return { app, order };
  }
  throw new Error('Failed to find an order: none matches. Check the past orders in the fixtures.');
}

export async function openOrder(isMatch: (order: Order) => boolean) {
  const { app, order } = await findOrder(isMatch);
  app.sent.length = 0;
  const { visited } = renderOrderPage(app, String(order.id));
  await screen.findByText(order.order_code);
  return { app, order, visited };
}

/** `basePath`: path of the order history or the downloads. */
export function renderOrderPage(app: OpenApp, id: string, basePath = '/order-history') {
  return renderApp(app, <Screen params={{ id }} />, `${basePath}/${id}`);
}
