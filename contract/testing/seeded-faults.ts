import type { CheckName } from '../findings/finding.ts';
import type { Passing, Spoiling } from './faulty-backend.ts';
import { valuesAt } from '../check/value-pool.ts';

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

type Fields = Record<string, unknown>;

/** Changes fields of everything that a pointer leads to, in good answers. */
function edit(pointer: string, change: (fields: Fields) => void): Pick<Spoiling, 'answer'> {
  return {
    answer(answer) {
      if (answer.status >= 300) return answer;
      const body: unknown = structuredClone(answer.body);
      for (const found of valuesAt(body, pointer)) change(found as Fields);
      return { ...answer, body };
    },
  };
}

const set = (pointer: string, name: string, value: unknown) =>
  edit(pointer, (fields) => void (fields[name] = value));
const drop = (pointer: string, name: string) =>
  edit(pointer, (fields) => void Reflect.deleteProperty(fields, name));
const whole = (change: (answer: Passing) => Partial<Passing>): Pick<Spoiling, 'answer'> => ({
  answer: (answer) => (answer.status < 300 ? { ...answer, ...change(answer) } : answer),
});
/** Lets what was refused pass as if nothing had been wrong. */
const accept = (from: number, body: unknown): Pick<Spoiling, 'answer'> => ({
  answer: (answer) => (answer.status === from ? { ...answer, status: 200, body } : answer),
});

/** Shows on every page of one item what the first one has shown. */
function samePage(): Pick<Spoiling, 'answer'> {
  let first: unknown[] | undefined;
  return edit('/data', (data) => {
    const page = data['products'] as unknown[];
    if (page.length !== 1) return;
    first ??= page;
    data['products'] = first;
  });
}

/** Once a session has been ended well, takes what comes without one. */
function outlive(): Pick<Spoiling, 'answer'> {
  let isEnded = false;
  return {
    answer(answer) {
      if (answer.status === 200) isEnded = true;
      return isEnded && answer.status === 401 ? { ...answer, status: 200 } : answer;
    },
  };
}

const schema = 'response_schema_conformance' as const;
const products = { operation: 'listProducts', on: 'GET /api/products' };
const product = { operation: 'getProduct', on: 'GET /api/product-details' };
const settings = { operation: 'getSettings', on: 'GET /api/master' };
const cart = { operation: 'getCart', on: 'GET /api/carts' };
const orders = { operation: 'listOrders', on: 'GET /api/orders' };
const order = { operation: 'getOrder', on: 'GET /api/order-details' };
const addresses = { operation: 'listAddresses', on: 'GET /api/addresses' };
const CARD = '/data/products/*';

/** Everything that a check has to find (API-14). */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  // Wrong types
  {
    ...products,
    name: 'a number as text',
    ...edit(CARD, (card) => void (card['price'] = String(card['price']))),
    check: schema,
    pointer: '/data/products/*/price',
  },
  {
    ...products,
    name: 'a text as number',
    ...set(CARD, 'name', 7),
    check: schema,
    pointer: '/data/products/*/name',
  },
  {
    ...products,
    name: 'a count as number where texts are due',
    ...set(CARD, 'total_sold', 12),
    check: schema,
    pointer: '/data/products/*/total_sold',
  },
  {
    ...products,
    name: 'yes as 1',
    ...set(CARD, 'is_digital', 1),
    check: schema,
    pointer: '/data/products/*/is_digital',
  },
  {
    ...products,
    name: 'a fraction where whole numbers are due',
    ...set(CARD, 'quantity', 1.5),
    check: schema,
    pointer: '/data/products/*/quantity',
  },
  {
    ...products,
    name: 'an object in the place of a list',
    ...set('/data', 'products', {}),
    check: schema,
    pointer: '/data/products',
  },
  {
    ...products,
    name: 'a list in the place of an object',
    ...set(CARD, 'shop', []),
    check: schema,
    pointer: '/data/products/*/shop',
  },
  {
    ...products,
    name: 'null in a list',
    ...edit('/data', (data) => void (data['products'] as unknown[]).push(null)),
    check: schema,
    pointer: '/data/products/*',
  },
  {
    ...products,
    name: 'the whole as a list',
    ...whole(({ body }) => ({ body: [body] })),
    check: schema,
    pointer: '',
  },
  {
    ...settings,
    name: 'a switch as text',
    ...set('/data', 'multi_vendor', 'yes'),
    check: schema,
    pointer: '/data/multi_vendor',
  },
  {
    ...settings,
    name: 'a rate as text',
    ...set('/data/currencies/*', 'rate_from_default', '1'),
    check: schema,
    pointer: '/data/currencies/*/rate_from_default',
  },
  // Missing fields
  {
    ...products,
    name: 'a field too few in a card',
    ...drop(CARD, 'thumbnail'),
    check: schema,
    pointer: '/data/products/*/thumbnail',
  },
  {
    ...products,
    name: 'no total',
    ...drop('/data', 'total'),
    check: schema,
    pointer: '/data/total',
  },
  {
    ...products,
    name: 'a field too few in one card of many',
    answer: (answer) => {
      const body = structuredClone(answer.body) as { data: { products: Fields[] } };
      Reflect.deleteProperty(body.data.products.at(-1) ?? {}, 'rating');
      return { ...answer, body };
    },
    check: schema,
    pointer: '/data/products/*/rating',
  },
  {
    ...product,
    name: 'a field too few deep inside',
    ...drop('/data/product/shop', 'name'),
    check: schema,
    pointer: '/data/product/shop/name',
  },
  {
    ...order,
    name: 'no address',
    ...drop('/data/order', 'address'),
    check: schema,
    pointer: '/data/order/address',
  },
  {
    ...orders,
    name: 'no counts by state',
    ...drop('/data', 'status_wise_orders'),
    check: schema,
    pointer: '/data/status_wise_orders',
  },
  {
    ...addresses,
    name: 'no mark of the default one',
    ...drop('/data/addresses/*', 'is_default'),
    check: schema,
    pointer: '/data/addresses/*/is_default',
  },
  {
    ...products,
    name: 'no message',
    ...whole(({ body }) => ({ body: { data: (body as Fields)['data'] } })),
    check: schema,
    pointer: '/message',
  },
  // null
  {
    ...products,
    name: 'null for a name',
    ...set(CARD, 'name', null),
    check: schema,
    pointer: '/data/products/*/name',
  },
  {
    ...products,
    name: 'null for a list',
    ...set(CARD, 'sizes', null),
    check: schema,
    pointer: '/data/products/*/sizes',
  },
  {
    ...cart,
    name: 'null for the cart',
    ...whole(({ body }) => ({ body: { ...(body as Fields), data: null } })),
    check: schema,
    pointer: '/data',
  },
  {
    ...order,
    name: 'null for a sum',
    ...set('/data/order', 'payable_amount', null),
    check: schema,
    pointer: '/data/order/payable_amount',
  },
  // Words and forms
  {
    ...orders,
    name: 'a state that nobody knows',
    ...set('/data/orders/*', 'order_status', 'Lost'),
    check: schema,
    pointer: '/data/orders/*/order_status',
  },
  {
    ...orders,
    name: 'a state in small letters',
    ...edit(
      '/data/orders/*',
      (row) => void (row['order_status'] = String(row['order_status']).toLowerCase()),
    ),
    check: schema,
    pointer: '/data/orders/*/order_status',
  },
  {
    ...orders,
    name: 'paid in another word',
    ...set('/data/orders/*', 'payment_status', 'PAID'),
    check: schema,
    pointer: '/data/orders/*/payment_status',
  },
  {
    ...settings,
    name: 'a direction that is none',
    ...set('/data/languages/*', 'direction', 'left'),
    check: schema,
    pointer: '/data/languages/*/direction',
  },
  {
    ...addresses,
    name: 'a tag that is no text',
    ...set('/data/addresses/*', 'address_type', 3),
    check: schema,
    pointer: '/data/addresses/*/address_type',
  },
  {
    ...orders,
    name: 'a date in another form',
    ...set('/data/orders/*', 'created_at', '21/11/2026'),
    check: schema,
    pointer: '/data/orders/*/created_at',
  },
  // Envelopes
  {
    ...products,
    name: 'no envelope',
    ...whole(({ body }) => ({ body: (body as Fields)['data'] })),
    check: schema,
    pointer: '/message',
  },
  {
    ...products,
    name: 'another envelope',
    ...whole(({ body }) => ({ body: { result: body } })),
    check: schema,
  },
  {
    ...cart,
    name: 'data inside data',
    ...whole(({ body }) => ({
      body: { ...(body as Fields), data: { data: (body as Fields)['data'] } },
    })),
    check: schema,
  },
  { ...products, name: 'an empty body', ...whole(() => ({ body: '' })), check: schema },
  {
    ...products,
    name: 'an error’s body with 200',
    ...whole(() => ({ body: { message: 'Something went wrong' } })),
    check: schema,
    pointer: '/data',
  },
  // Fields too many
  {
    ...products,
    mode: 'closed',
    name: 'a field too many in a card',
    ...set(CARD, 'cost_price', 3),
    check: 'undeclared_fields',
    pointer: '/data/products/*/cost_price',
  },
  {
    ...settings,
    mode: 'closed',
    name: 'a secret in the settings',
    ...set('/data', 'pusher_app_secret', 'x'),
    check: 'undeclared_fields',
    pointer: '/data/pusher_app_secret',
  },
  {
    ...product,
    mode: 'closed',
    name: 'a field too many in what is made of parts',
    ...set('/data/product', 'supplier', 'x'),
    check: 'undeclared_fields',
    pointer: '/data/product/supplier',
  },
  {
    ...order,
    mode: 'closed',
    name: 'a field too many deep inside',
    ...set('/data/order/address', 'door_code', '12'),
    check: 'undeclared_fields',
    pointer: '/data/order/address/door_code',
  },
  {
    ...products,
    mode: 'closed',
    name: 'a misspelt field beside the right one',
    ...edit(CARD, (card) => void (card['discountPrice'] = card['discount_price'])),
    check: 'undeclared_fields',
    pointer: '/data/products/*/discountPrice',
  },
  // Status
  {
    ...products,
    name: '201 for a read',
    ...whole(() => ({ status: 201 })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: '204 for a list',
    ...whole(() => ({ status: 204, body: '' })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: 'a redirect',
    ...whole(() => ({ status: 302 })),
    check: 'status_code_conformance',
  },
  { ...products, name: '418', ...whole(() => ({ status: 418 })), check: 'status_code_conformance' },
  {
    ...product,
    name: '404 in the place of 422',
    answer: (answer) => (answer.status === 422 ? { ...answer, status: 404 } : answer),
    check: 'status_code_conformance',
  },
  {
    ...orders,
    name: '403 in the place of 401',
    when: ({ hasToken }) => !hasToken,
    answer: (answer) => ({ ...answer, status: 403 }),
    check: 'ignored_auth',
  },
  // Breakdowns
  {
    ...products,
    name: 'a breakdown',
    ...whole(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    ...products,
    name: 'a breakdown with a page for its developers',
    ...whole(() => ({ status: 500, contentType: 'text/html', body: '<h1>Whoops</h1>' })),
    check: 'not_a_server_error',
  },
  {
    ...products,
    name: 'a breakdown of the second page only',
    when: ({ query }) => query.get('page') === '2',
    ...whole(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    on: 'POST /api/store-message',
    operation: 'startConversation',
    mode: 'write',
    name: 'a breakdown that no known weakness excuses',
    ...whole(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    ...product,
    name: 'a breakdown at an unknown product',
    answer: (answer) =>
      answer.status === 422
        ? { ...answer, status: 500, body: { message: 'Server Error' } }
        : answer,
    check: 'not_a_server_error',
  },
  // Media types
  {
    ...products,
    name: 'JSON that calls itself a page',
    ...whole(() => ({ contentType: 'text/html; charset=utf-8' })),
    check: 'content_type_conformance',
  },
  {
    ...products,
    name: 'JSON without a type',
    ...whole(() => ({ contentType: null })),
    check: 'content_type_conformance',
  },
  {
    operation: 'getTranslations',
    on: 'GET /api/lang/{locale}',
    name: 'the language file as JSON',
    ...whole(() => ({ contentType: 'application/json' })),
    check: 'content_type_conformance',
  },
  {
    ...orders,
    name: 'a login page in the place of 401',
    when: ({ hasToken }) => !hasToken,
    answer: () => ({ status: 401, contentType: 'text/html', body: '<form>' }),
    check: 'content_type_conformance',
  },
  // Bodies
  {
    ...products,
    name: 'half a JSON',
    ...whole(({ body }) => ({ body: JSON.stringify(body).slice(0, 200) })),
    check: 'response_body_readable',
  },
  {
    ...products,
    name: 'a warning before the JSON',
    ...whole(({ body }) => ({ body: `Warning: x${JSON.stringify(body)}` })),
    check: 'response_body_readable',
  },
  { ...products, name: 'an answer that breaks off', line: 'cut', check: 'response_body_readable' },
  { ...products, name: 'an answer that never comes', line: 'hang', check: 'max_response_time' },
  { ...products, name: 'a line that is closed', line: 'drop', check: 'connection' },
  // Who may
  {
    ...orders,
    name: 'orders for everybody',
    when: ({ hasToken }) => !hasToken,
    ...accept(401, { message: 'orders', data: {} }),
    check: 'ignored_auth',
  },
  {
    operation: 'getProfile',
    on: 'GET /api/profile',
    name: 'a profile for a broken token',
    answer: (answer) => (answer.status === 401 ? { ...answer, status: 200 } : answer),
    check: 'ignored_auth',
  },
  {
    operation: 'revokeToken',
    on: 'POST /api/logout',
    mode: 'write',
    name: 'a token that outlives its session',
    ...outlive(),
    check: 'ignored_auth',
  },
  {
    ...addresses,
    name: 'a redirect to a login page',
    when: ({ hasToken }) => !hasToken,
    answer: (answer) => ({ ...answer, status: 302 }),
    check: 'ignored_auth',
  },
  {
    ...order,
    name: 'refused before it is asked who is there',
    when: ({ hasToken }) => !hasToken,
    answer: (answer) => ({
      ...answer,
      status: 422,
      body: { message: 'x', errors: { order_id: ['x'] } },
    }),
    check: 'ignored_auth',
  },
  {
    ...order,
    name: 'the customer’s own order refused',
    when: ({ hasToken }) => hasToken,
    answer: (answer) =>
      answer.status === 200
        ? { ...answer, status: 422, body: { message: 'x', errors: { order_id: ['x'] } } }
        : answer,
    check: 'positive_data_acceptance',
  },
  // Bad data
  {
    ...product,
    name: 'an unknown product is answered with nothing',
    ...accept(422, { message: 'x', data: null }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'getShop',
    on: 'GET /api/shops/{id}',
    name: 'an unknown shop is answered with nothing',
    ...accept(404, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'createAddress',
    on: 'POST /api/address/store',
    mode: 'write',
    name: 'an address without a name is taken',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'addToCart',
    on: 'POST /api/cart/store',
    mode: 'write',
    name: 'an unknown product goes into the cart',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    operation: 'createTicket',
    on: 'POST /api/support-ticket',
    mode: 'write',
    name: 'a ticket without an address is taken',
    ...accept(422, { message: 'x', data: {} }),
    check: 'negative_data_rejection',
  },
  {
    ...product,
    name: 'a refusal without a message',
    answer: (answer) =>
      answer.status === 422 ? { ...answer, body: { errors: { product_id: ['no'] } } } : answer,
    check: schema,
    pointer: '/message',
  },
  {
    ...product,
    name: 'a refusal whose texts are no lists',
    answer: (answer) =>
      answer.status === 422
        ? { ...answer, body: { message: 'no', errors: { product_id: 'no' } } }
        : answer,
    check: schema,
    pointer: '/errors/product_id',
  },
  // Pages
  {
    ...products,
    name: 'a page size that is not kept',
    answer: (answer) => {
      const body = structuredClone(answer.body) as { data: { products: unknown[] } };
      body.data.products.push(...body.data.products);
      return { ...answer, body };
    },
    check: 'pagination_conformance',
  },
  { ...products, name: 'the same page twice', ...samePage(), check: 'pagination_conformance' },
  {
    ...products,
    name: 'a total that differs by page',
    when: ({ query }) => query.get('page') === '2',
    ...edit('/data', (data) => void (data['total'] = Number(data['total']) - 1)),
    check: 'pagination_conformance',
  },
  {
    ...products,
    name: 'no second page',
    when: ({ query }) => query.get('page') === '2',
    ...set('/data', 'products', []),
    check: 'pagination_conformance',
  },
  // Writes
  {
    operation: 'createAddress',
    on: 'GET /api/addresses',
    mode: 'write',
    name: 'a new address is not in the list',
    ...edit('/data', (data) => void (data['addresses'] as unknown[]).splice(0)),
    check: 'ensure_resource_availability',
  },
  {
    operation: 'deleteAddress',
    on: 'POST /api/address/{id}/update',
    mode: 'write',
    name: 'a deleted address can still be changed',
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
    name: 'a heart without its product',
    ...drop('/data', 'product'),
    check: schema,
    pointer: '/data/product',
  },
  {
    operation: 'updateLastSeen',
    on: 'POST /api/update-last-seen',
    mode: 'write',
    name: 'a body where none is due',
    answer: (answer) =>
      answer.status === 204
        ? { ...answer, status: 200, contentType: 'application/json', body: {} }
        : answer,
    check: 'status_code_conformance',
  },
];
