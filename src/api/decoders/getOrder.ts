import type { QueryData } from '../types.ts';

/** Undoes the backend's inverted `is_returned`: it sends true for a line that has not been returned. */
export function getOrder({ order }: QueryData<'getOrder'>): QueryData<'getOrder'> {
  const products = order.products.map((line) => ({ ...line, is_returned: !line.is_returned }));
  return { order: { ...order, products } };
}
