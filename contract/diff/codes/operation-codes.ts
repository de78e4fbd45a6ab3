import type { ChangeCode } from './schema-codes.ts';
import { code } from './code.ts';
import { FINE, KEEP, REFUSED } from './words.ts';

/** Codes of what changes about calls and their parameters. */
export const OPERATION_CODES: Readonly<Record<string, ChangeCode>> = {
  'operation-removed': code(
    'breaking',
    'A call is gone.',
    'Storefronts in use make it and fail.',
    KEEP,
    'GET /api/wishlist is no longer there.',
  ),
  'operation-added': code(
    'harmless',
    'There is a new call.',
    'Nobody makes it yet.',
    FINE,
    'GET /api/gift-cards is new.',
  ),
  'operation-moved': code(
    'breaking',
    'A call has another method or address.',
    'Storefronts in use make it at the old place and fail.',
    KEEP,
    'POST /api/cart/add → PUT /api/cart/lines',
  ),
  'operation-renamed': code(
    'risky',
    'A call has another operationId.',
    'Nothing changes for who calls it, but generated functions, hooks and handlers change their names.',
    'Keep the id, or rename it where it is used.',
    'listOrders → getOrders',
  ),
  'operation-kind-changed': code(
    'risky',
    'A call counts as a read where it was a write, or the other way round.',
    'The storefront makes a hook of another sort of it.',
    'Look at who uses the hook.',
    'x-kind: query → mutation',
  ),
  deprecated: code(
    'harmless',
    'Something is announced to go away.',
    'It works as before; whoever uses it should look for another way.',
    FINE,
    'deprecated: true on getOrderDetails',
  ),
  undeprecated: code(
    'harmless',
    'Something that was to go away stays.',
    'It works as before.',
    FINE,
    'deprecated: true is gone.',
  ),
  'parameter-required-added': code(
    'breaking',
    'A new parameter has to be sent.',
    REFUSED,
    'Make it optional, with a default that means what was meant without it.',
    'GET /api/products needs `currency`.',
  ),
  'parameter-added': code(
    'harmless',
    'There is a new parameter that may be left out.',
    'Who does not send it gets what was given before.',
    FINE,
    'GET /api/products takes `colour`.',
  ),
  'parameter-removed': code(
    'breaking',
    'A parameter is no longer taken.',
    'It is passed over: a filter that filters nothing, and results that nobody asked for.',
    'Go on taking it.',
    'GET /api/products no longer takes `search`.',
  ),
  'parameter-required': code(
    'breaking',
    'A parameter that could be left out has to be sent.',
    REFUSED,
    'Keep a default for it.',
    '`page` is required.',
  ),
  'parameter-optional': code(
    'harmless',
    'A parameter may be left out.',
    'Who sends it goes on doing so.',
    FINE,
    '`page` is optional.',
  ),
  'parameter-moved': code(
    'breaking',
    'A parameter goes into another part of the request.',
    'Where it is sent today, nobody looks for it.',
    'Take it in both places.',
    '`locale` in the query → in a header',
  ),
  'parameter-style': code(
    'breaking',
    'A parameter is written in another way.',
    'What is sent today is read wrongly: one text in the place of a list, for one.',
    'Take both ways of writing.',
    'ids=1&ids=2 → ids=1,2',
  ),
  'path-parameter-renamed': code(
    'risky',
    'A place in the address has another name.',
    'The same addresses are called, but generated functions take it by the new name.',
    'Keep the name, or change it where it is used.',
    '/api/address/{id} → /api/address/{address}',
  ),
};
