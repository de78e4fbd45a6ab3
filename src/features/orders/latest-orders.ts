import { ORDERS_PER_PAGE } from './model/orders-input.ts';

/** The first page of the order history, so that all that show the newest orders share a request. */
export const LATEST_ORDERS = { page: 1, per_page: ORDERS_PER_PAGE };
