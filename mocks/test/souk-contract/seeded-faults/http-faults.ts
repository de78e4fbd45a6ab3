import type { InjectedFault } from '../faulty-backend.ts';
import {
  accept,
  addresses,
  order,
  orders,
  product,
  products,
  type SeededFault,
  editResponse,
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

/** Changes the text of successful responses. */
const editBytes = (change: (text: string) => Buffer) =>
  editResponse(({ body }) => ({ body: change(JSON.stringify(body)) }));

/** Sets headers of successful responses, or removes them. */
const editHeaders = (changes: Readonly<Record<string, string | undefined>>) =>
  editResponse(({ headers }) => ({
    headers: Object.fromEntries(
      Object.entries({ ...headers, ...changes }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  }));

export const HTTP_FAULTS: readonly SeededFault[] = [
  // Status
  {
    ...products,
    name: '201 for a read',
    ...editResponse(() => ({ status: 201 })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: '204 for a list',
    ...editResponse(() => ({ status: 204, body: '' })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: 'a redirect',
    ...editResponse(() => ({ status: 302 })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: 'an undocumented status',
    ...editResponse(() => ({ status: 418 })),
    check: 'status_code_conformance',
  },
  {
    ...product,
    name: '404 instead of 422',
    response: (response) => (response.status === 422 ? { ...response, status: 404 } : response),
    check: 'status_code_conformance',
  },
  {
    ...orders,
    name: '403 instead of 401',
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({ ...response, status: 403 }),
    check: 'ignored_auth',
  },
  // Server errors
  {
    ...products,
    name: 'a server error',
    ...editResponse(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    ...products,
    name: 'a server error with a debug page',
    ...editResponse(() => ({ status: 500, contentType: 'text/html', body: '<h1>Whoops</h1>' })),
    check: 'not_a_server_error',
  },
  {
    ...products,
    name: 'a server error on the second page only',
    when: ({ query }) => query.get('page') === '2',
    ...editResponse(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    on: 'POST /api/store-message',
    operation: 'startConversation',
    mode: 'write',
    name: 'a server error that is not a known crash',
    ...editResponse(() => ({ status: 500, body: { message: 'Server Error' } })),
    check: 'not_a_server_error',
  },
  {
    ...product,
    name: 'a server error for an unknown product',
    response: (response) =>
      response.status === 422
        ? { ...response, status: 500, body: { message: 'Server Error' } }
        : response,
    check: 'not_a_server_error',
  },
  // Media types
  {
    ...products,
    name: 'JSON with an HTML content type',
    ...editResponse(() => ({ contentType: 'text/html; charset=utf-8' })),
    check: 'content_type_conformance',
  },
  {
    ...products,
    name: 'JSON without a content type',
    ...editResponse(() => ({ contentType: null })),
    check: 'content_type_conformance',
  },
  {
    operation: 'getTranslations',
    on: 'GET /api/lang/{locale}',
    name: 'the language file as JSON',
    ...editResponse(() => ({ contentType: 'application/json' })),
    check: 'content_type_conformance',
  },
  {
    ...orders,
    name: 'a login page instead of 401',
    when: ({ hasToken }) => !hasToken,
    response: (response) => ({
      ...response,
      status: 401,
      contentType: 'text/html',
      body: '<form>',
    }),
    check: 'content_type_conformance',
  },
  // Bodies
  {
    ...products,
    name: 'truncated JSON',
    ...editResponse(({ body }) => ({ body: JSON.stringify(body).slice(0, 200) })),
    check: 'response_body_readable',
  },
  {
    ...products,
    name: 'a warning before the JSON',
    ...editResponse(({ body }) => ({ body: `Warning: x${JSON.stringify(body)}` })),
    check: 'response_body_readable',
  },
  {
    ...products,
    name: 'a truncated response',
    connection: 'cut',
    check: 'response_body_readable',
  },
  {
    ...products,
    name: 'a response that never arrives',
    connection: 'hang',
    check: 'max_response_time',
  },
  { ...products, name: 'a closed connection', connection: 'drop', check: 'connection' },
  // Bytes
  {
    ...products,
    name: 'Content-Encoding gzip with a plain body',
    ...editHeaders({ 'content-encoding': 'gzip' }),
    check: 'response_body_readable',
    code: 'body-content-encoding',
  },
  {
    ...products,
    name: 'an undocumented status of an undecodable body',
    ...editResponse(({ headers }) => ({
      status: 418,
      headers: { ...headers, 'content-encoding': 'gzip' },
    })),
    check: 'status_code_conformance',
  },
  {
    ...products,
    name: 'a body in Latin-1',
    ...editBytes((text) => {
      const bytes = Buffer.from(text.replace('{', '{"caf?": 1,'));
      bytes[bytes.indexOf('?')] = 0xe9;
      return bytes;
    }),
    check: 'response_body_readable',
    code: 'body-encoding',
  },
  {
    ...products,
    name: 'a byte order mark',
    ...editBytes((text) => Buffer.from(`\uFEFF${text}`)),
    check: 'response_body_readable',
    code: 'body-encoding',
  },
  {
    ...products,
    name: 'another charset in Content-Type',
    ...editResponse(() => ({ contentType: 'application/json; charset=iso-8859-1' })),
    check: 'response_body_readable',
    code: 'body-encoding',
  },
  {
    operation: 'getTranslations',
    on: 'GET /api/lang/{locale}',
    name: 'a language file in Latin-1',
    ...editResponse(() => ({ body: Buffer.from('{"Café": "Café"}', 'latin1') })),
    check: 'response_body_readable',
    code: 'body-encoding',
  },
  {
    ...products,
    name: 'a key twice in one object',
    ...editBytes((text) => Buffer.from(text.replace('"price":', '"price":1,"price":'))),
    check: 'response_body_readable',
    code: 'body-duplicate-key',
    pointer: '/data/products/*/price',
  },
  {
    ...products,
    name: 'an id above 2^53',
    ...editBytes((text) => Buffer.from(text.replace(/"id":\d+/, '"id":12345678901234567890'))),
    check: 'response_body_readable',
    code: 'body-unsafe-number',
    pointer: '/data/products/*/id',
  },
  // Headers
  {
    ...products,
    name: 'no rate limit headers',
    ...editHeaders({ 'x-ratelimit-limit': undefined }),
    check: 'response_headers_conformance',
    code: 'header-missing',
    pointer: '/headers/X-RateLimit-Limit',
  },
  {
    ...products,
    name: 'a rate limit that is no number',
    ...editHeaders({ 'x-ratelimit-limit': 'unlimited' }),
    check: 'response_headers_conformance',
    code: 'header-value',
    pointer: '/headers/X-RateLimit-Limit',
  },
  {
    ...products,
    name: 'a header that two layers send',
    ...editHeaders({ 'x-ratelimit-remaining': '57, 59' }),
    check: 'response_headers_conformance',
    code: 'header-value',
    pointer: '/headers/X-RateLimit-Remaining',
  },
  {
    ...product,
    name: 'an error without rate limit headers',
    response: (response) => (response.status === 422 ? { ...response, headers: {} } : response),
    check: 'response_headers_conformance',
    pointer: '/headers/X-RateLimit-Remaining',
  },
  // Access
  {
    ...orders,
    name: 'public orders',
    when: ({ hasToken }) => !hasToken,
    ...accept(401, { message: 'orders', data: {} }),
    check: 'ignored_auth',
  },
  {
    operation: 'getProfile',
    on: 'GET /api/profile',
    name: 'a profile for an invalid token',
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
    name: 'validation before authentication',
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
    name: 'a rejected request for the customer’s own order',
    when: ({ hasToken }) => hasToken,
    response: (response) =>
      response.status === 200
        ? { ...response, status: 422, body: { message: 'x', errors: { order_id: ['x'] } } }
        : response,
    check: 'positive_data_acceptance',
  },
];
