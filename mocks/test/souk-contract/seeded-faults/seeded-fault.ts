import { valuesAt } from '../../../../contract/check/value-pool.ts';
import type { CheckName } from '../../../../contract/findings/finding.ts';
import type { Passing, Spoiling } from '../faulty-backend.ts';

/** A fault put into a faultless backend, with the finding that has to come of it. */
export interface SeededFault extends Spoiling {
  name: string;
  operation: string;
  /** Needs `--write`, or `--closed`. */
  mode?: 'write' | 'closed';
  check: CheckName;
  /** Where the finding has to point. */
  pointer?: string;
}

/** An object of a response body. */
export type Fields = Record<string, unknown>;

/** Changes fields of everything that a pointer leads to, in good answers. */
export function edit(pointer: string, change: (fields: Fields) => void): Pick<Spoiling, 'answer'> {
  return {
    answer(answer) {
      if (answer.status >= 300) return answer;
      const body: unknown = structuredClone(answer.body);
      for (const found of valuesAt(body, pointer)) change(found as Fields);
      return { ...answer, body };
    },
  };
}

/** Sets a field of everything that a pointer leads to. */
export const set = (pointer: string, name: string, value: unknown) =>
  edit(pointer, (fields) => void (fields[name] = value));
/** Removes a field of everything that a pointer leads to. */
export const drop = (pointer: string, name: string) =>
  edit(pointer, (fields) => void Reflect.deleteProperty(fields, name));
/** Changes a good response as a whole. */
export const whole = (change: (answer: Passing) => Partial<Passing>): Pick<Spoiling, 'answer'> => ({
  answer: (answer) => (answer.status < 300 ? { ...answer, ...change(answer) } : answer),
});
/** Lets what was refused pass as if nothing had been wrong. */
export const accept = (from: number, body: unknown): Pick<Spoiling, 'answer'> => ({
  answer: (answer) => (answer.status === from ? { ...answer, status: 200, body } : answer),
});

/** The check that validates bodies against their schemas. */
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
