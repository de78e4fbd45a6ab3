import { listAddresses } from '../../../api/generated/addresses.ts';
import { getCart } from '../../../api/generated/cart.ts';
import { listOrders } from '../../../api/generated/orders.ts';
import { LATEST_ORDERS } from '../../orders/latest-orders.ts';

export { Screen } from './dashboard-screen.tsx';

export const queries = () => [
  listOrders.query(LATEST_ORDERS),
  getCart.query(),
  listAddresses.query(),
];
