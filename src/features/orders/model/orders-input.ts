import { parsePage } from '../../../lib/router/route-inputs.ts';
import { findStatusBySlug } from './order-statuses.ts';

export const ORDERS_PER_PAGE = 10;

export function ordersInput(search: URLSearchParams) {
  const { status } = findStatusBySlug(search.get('status'));
  return {
    page: parsePage(search),
    per_page: ORDERS_PER_PAGE,
    ...(status === undefined ? {} : { order_status: status }),
  };
}
