import type { InjectedFault } from '../faulty-backend.ts';
import {
  accept,
  drop,
  edit,
  type Fields,
  orders,
  product,
  products,
  schema,
  type SeededFault,
  set,
} from './seeded-fault.ts';

/** Returns the first page of each size for all pages. */
function samePage(): Pick<InjectedFault, 'response'> {
  const firstBySize = new Map<number, unknown>();
  return edit('/data', (data) => {
    const page = data['products'] as unknown[];
    data['products'] = firstBySize.get(page.length) ?? page;
    firstBySize.set(page.length, data['products']);
  });
}

interface ListedPage {
  page: number;
  size: number;
  total: number;
  /** The first item of page 1. */
  first: unknown;
}

/** Changes the items of an operation's pages. */
function editPages(
  name: 'products' | 'orders',
  change: (items: unknown[], listed: ListedPage) => unknown[],
): Pick<InjectedFault, 'when' | 'response'> {
  const listed: ListedPage = { page: 0, size: 0, total: 0, first: undefined };
  return {
    when({ query }) {
      listed.page = Number(query.get('page'));
      listed.size = Number(query.get('per_page'));
      return listed.page > 0;
    },
    ...edit('/data', (data) => {
      const before = data[name] as unknown[];
      listed.total = Number(data['total']);
      if (listed.page === 1) [listed.first] = before;
      data[name] = change(before, listed);
    }),
  };
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
  {
    ...products,
    name: 'a total one too high',
    ...edit('/data', (data) => void (data['total'] = Number(data['total']) + 1)),
    check: 'pagination_conformance',
    code: 'total-wrong',
  },
  {
    ...products,
    name: 'a total that counts only the items of the page',
    ...edit('/data', (data) => void (data['total'] = (data['products'] as unknown[]).length)),
    check: 'pagination_conformance',
    code: 'total-wrong',
  },
  {
    ...products,
    name: 'an item of the first page again on the second',
    ...editPages('products', (cards, { first, page }) =>
      page === 2 ? [first, ...cards.slice(1)] : cards,
    ),
    check: 'pagination_conformance',
    code: 'page-overlaps',
  },
  {
    ...products,
    name: 'an item twice on one page',
    ...editPages('products', (cards) =>
      cards.length > 2 ? [...cards.slice(0, -1), cards[0]] : cards,
    ),
    check: 'pagination_conformance',
    code: 'page-overlaps',
  },
  {
    ...orders,
    name: 'an order that is on no page',
    ...editPages('orders', (rows, { page, size, total }) =>
      page === 1 && size < total
        ? [{ ...(rows[0] as Fields), id: 999_999 }, ...rows.slice(1)]
        : rows,
    ),
    check: 'pagination_conformance',
    code: 'item-unreachable',
  },
  {
    ...orders,
    name: 'pages that start one page late',
    ...edit('/data', (data) => void (data['orders'] as unknown[]).shift()),
    check: 'pagination_conformance',
    code: 'total-wrong',
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
