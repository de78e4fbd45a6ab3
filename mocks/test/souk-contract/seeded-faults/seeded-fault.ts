import { valuesAt } from '../../../../contract/check/value-pool.ts';
import type { CheckName } from '../../../../contract/findings/finding.ts';
import type { InjectedFault, MockResponse } from '../faulty-backend.ts';

/** A backend fault and the finding that a check must report. */
export interface SeededFault extends InjectedFault {
  name: string;
  operation: string;
  mode?: 'write' | 'closed';
  check: CheckName;
  code?: string;
  pointer?: string;
}

export type Fields = Record<string, unknown>;

/** Changes the objects at a pointer in successful responses. */
export function edit(
  pointer: string,
  change: (fields: Fields) => void,
): Pick<InjectedFault, 'response'> {
  return {
    response(response) {
      if (response.status >= 300) return response;
      const body: unknown = structuredClone(response.body);
      for (const found of valuesAt(body, pointer)) change(found as Fields);
      return { ...response, body };
    },
  };
}

export const set = (pointer: string, name: string, value: unknown) =>
  edit(pointer, (fields) => void (fields[name] = value));
export const drop = (pointer: string, name: string) =>
  edit(pointer, (fields) => void Reflect.deleteProperty(fields, name));
/** Changes complete successful responses. */
export const editResponse = (
  change: (response: MockResponse) => Partial<MockResponse>,
): Pick<InjectedFault, 'response'> => ({
  response: (response) => (response.status < 300 ? { ...response, ...change(response) } : response),
});
/** Responds 200 where the mock rejects with the status `from`. */
export const accept = (from: number, body: unknown): Pick<InjectedFault, 'response'> => ({
  response: (response) =>
    response.status === from ? { ...response, status: 200, body } : response,
});

export const schema = 'response_schema_conformance' as const;
export const products = { operation: 'listProducts', on: 'GET /api/products' };
export const product = { operation: 'getProduct', on: 'GET /api/product-details' };
export const settings = { operation: 'getSettings', on: 'GET /api/master' };
export const cart = { operation: 'getCart', on: 'GET /api/carts' };
export const orders = { operation: 'listOrders', on: 'GET /api/orders' };
export const order = { operation: 'getOrder', on: 'GET /api/order-details' };
export const addresses = { operation: 'listAddresses', on: 'GET /api/addresses' };
/** Pointer to the cards of a product list. */
export const CARD = '/data/products/*';
