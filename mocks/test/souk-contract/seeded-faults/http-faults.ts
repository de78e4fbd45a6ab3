import type { InjectedFault } from '../faulty-backend.ts';
import {
  accept,
  addresses,
  order,
  orders,
  product,
  products,
  type SeededFault,
  whole,
} from './seeded-fault.ts';

function acceptAfterLogout(): Pick<InjectedFault, 'response'> {
  let isEnded = false;
  return {
    response(response) {
      if (response.status === 200) isEnded = true;
      return isEnded && response.status === 401 ? { ...response, status: 200 } : response;
    },
  };
}

export const HTTP_FAULTS: readonly SeededFault[] = [
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
    response: (response) => (response.status === 422 ? { ...response, status: 404 } : response),
    check: 'status_code_conformance',
  },
  {
    ...orders,
    name: '403 in the place of 401',
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({ ...response, status: 403 }),
    check: 'ignored_auth',
  },
  // Server errors
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
    response: (response) =>
      response.status === 422
        ? { ...response, status: 500, body: { message: 'Server Error' } }
        : response,
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
    response: () => ({ status: 401, contentType: 'text/html', body: '<form>' }),
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
  {
    ...products,
    name: 'an answer that breaks off',
    connection: 'cut',
    check: 'response_body_readable',
  },
  {
    ...products,
    name: 'an answer that never comes',
    connection: 'hang',
    check: 'max_response_time',
  },
  { ...products, name: 'a line that is closed', connection: 'drop', check: 'connection' },
  // Access
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
    response: (response) => (response.status === 401 ? { ...response, status: 200 } : response),
    check: 'ignored_auth',
  },
  {
    operation: 'revokeToken',
    on: 'POST /api/logout',
    mode: 'write',
    name: 'a token that outlives its session',
    ...acceptAfterLogout(),
    check: 'ignored_auth',
  },
  {
    ...addresses,
    name: 'a redirect to a login page',
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({ ...response, status: 302 }),
    check: 'ignored_auth',
  },
  {
    ...order,
    name: 'refused before it is asked who is there',
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({
      ...response,
      status: 422,
      body: { message: 'x', errors: { order_id: ['x'] } },
    }),
    check: 'ignored_auth',
  },
  {
    ...order,
    name: 'the customer’s own order refused',
    when: ({ hasToken }) => hasToken,
    response: (response) =>
      response.status === 200
        ? { ...response, status: 422, body: { message: 'x', errors: { order_id: ['x'] } } }
        : response,
    check: 'positive_data_acceptance',
  },
];
