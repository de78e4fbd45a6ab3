import { listOrders } from '../../../api/generated/orders.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { ordersInput } from '../model/orders-input.ts';

export { Screen } from './order-history-screen.tsx';

export const queries = (_: ScreenProps['params'], search: URLSearchParams) => [
  listOrders.query(ordersInput(search)),
];
