import { listAddresses } from '../../../api/generated/addresses.ts';
import { getCart } from '../../../api/generated/cart.ts';
import { listOrders } from '../../../api/generated/orders.ts';

export { Screen } from './dashboard-screen.tsx';

export const queries = () => [
  listOrders.query({ page: 1, per_page: 10 }),
  getCart.query(),
  listAddresses.query(),
];
