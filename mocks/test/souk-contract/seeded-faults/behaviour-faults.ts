import type { InjectedFault } from '../faulty-backend.ts';
import {
  accept,
  drop,
  edit,
  product,
  products,
  schema,
  type SeededFault,
  set,
} from './seeded-fault.ts';

/** Returns the first single-item page for all pages. */
function samePage(): Pick<InjectedFault, 'response'> {
  let first: unknown[] | undefined;
  return edit('/data', (data) => {
    const page = data['products'] as unknown[];
    if (page.length !== 1) return;
    first ??= page;
    data['products'] = first;
  });
}

export const BEHAVIOUR_FAULTS: readonly SeededFault[] = [
  // Invalid input
  {
    ...product,
    name: 'an empty response for an unknown product',
    ...accept(422, { message: 'x', data: null }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'getShop',
    on: 'GET /api/shops/{id}',
    name: 'an empty response for an unknown shop',
    ...accept(404, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'createAddress',
    on: 'POST /api/address/store',
    mode: 'write',
    name: 'an accepted address without a name',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'addToCart',
    on: 'POST /api/cart/store',
    mode: 'write',
    name: 'an accepted cart line of an unknown product',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'createTicket',
    on: 'POST /api/support-ticket',
    mode: 'write',
    name: 'an accepted ticket without an email address',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    ...product,
    name: 'an error without a message',
    response: (response) =>
      response.status === 422
        ? { ...response, body: { errors: { product_id: ['no'] } } }
        : response,
    check: schema,
    pointer: '/message',
  },
  {
    ...product,
    name: 'an error with strings instead of arrays',
    response: (response) =>
      response.status === 422
        ? { ...response, body: { message: 'no', errors: { product_id: 'no' } } }
        : response,
    check: schema,
    pointer: '/errors/product_id',
  },
  // Pages
  {
    ...products,
    name: 'an ignored page size',
    response: (response) => {
      const body = structuredClone(response.body) as { data: { products: unknown[] } };
      body.data.products.push(...body.data.products);
      return { ...response, body };
    },
    check: 'pagination_conformance',
  },
  { ...products, name: 'the same page twice', ...samePage(), check: 'pagination_conformance' },
  {
    ...products,
    name: 'a total that differs between pages',
    when: ({ query }) => query.get('page') === '2',
    ...edit('/data', (data) => void (data['total'] = Number(data['total']) - 1)),
    check: 'pagination_conformance',
  },
  {
    ...products,
    name: 'an empty second page',
    when: ({ query }) => query.get('page') === '2',
    ...set('/data', 'products', []),
    check: 'pagination_conformance',
  },
  // Writes
  {
    operation: 'createAddress',
    on: 'GET /api/addresses',
    mode: 'write',
    name: 'a new address missing from the list',
    ...edit('/data', (data) => void (data['addresses'] as unknown[]).splice(0)),
    check: 'ensure_resource_availability',
  },
  {
    operation: 'deleteAddress',
    on: 'POST /api/address/{id}/update',
    mode: 'write',
    name: 'an accepted update of a deleted address',
    ...accept(404, { message: 'x', data: {} }),
    check: 'use_after_free',
  },
  {
    operation: 'addToCart',
    on: 'POST /api/cart/store',
    mode: 'write',
    name: 'a cart without a total',
    ...drop('/data', 'total'),
    check: schema,
    pointer: '/data/total',
  },
  {
    operation: 'toggleFavourite',
    on: 'POST /api/favorite-add-or-remove',
    mode: 'write',
    name: 'a favourite without its product',
    ...drop('/data', 'product'),
    check: schema,
    pointer: '/data/product',
  },
  {
    operation: 'updateLastSeen',
    on: 'POST /api/update-last-seen',
    mode: 'write',
    name: 'an unexpected body',
    response: (response) =>
      response.status === 204
        ? { ...response, status: 200, contentType: 'application/json', body: {} }
        : response,
    check: 'status_code_conformance',
  },
];
