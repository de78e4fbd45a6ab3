import type { ChangeCode } from './schema-codes.ts';
import { code } from './code.ts';
import { FINE } from './words.ts';

/** Codes of what changes about who may call, how the storefront deals with calls, and the words around them. */
export const FRAME_CODES: Readonly<Record<string, ChangeCode>> = {
  'security-tightened': code(
    'breaking',
    'Who could make a call without more is asked for more.',
    'Storefronts in use are answered 401.',
    'Keep the call as it is and guard a new one.',
    'GET /api/shops needs a token.',
  ),
  'security-loosened': code(
    'risky',
    'A call can be made by people who could not.',
    'Storefronts are not hurt, but what was guarded may not be any longer.',
    'Make sure that it is meant.',
    'GET /api/orders without a token',
  ),
  'security-token-unused': code(
    'risky',
    'A token no longer makes a difference.',
    'What was personal in the answers is so no more.',
    'Look at who shows it: favourites, for one.',
    'GET /api/products ignores the token.',
  ),
  'security-scheme-changed': code(
    'breaking',
    'People prove who they are in another way.',
    'Storefronts in use do not know it.',
    'Take both ways.',
    'bearer → apiKey in X-Key',
  ),
  'pagination-changed': code(
    'risky',
    'A list is paged in another way.',
    'Storefronts in use ask for pages that do not come, or show the first as if it were all.',
    'Take the old parameters beside the new ones.',
    'size: per_page → limit',
  ),
  'invalidates-added': code(
    'harmless',
    'A write makes one list more stale.',
    'The storefront asks once more than before.',
    FINE,
    'placeOrder also invalidates listVouchers.',
  ),
  'invalidates-removed': code(
    'risky',
    'A write is said to leave something as it is.',
    'The storefront goes on showing the old state if it does not.',
    'Make sure that the write does not touch it.',
    'placeOrder no longer invalidates getCart.',
  ),
  'order-of-writes-changed': code(
    'risky',
    'Writes wait for others than before (x-serial), or fill other lists (x-populates).',
    'What the storefront shows after two quick writes may be the older one.',
    'Make sure that it is meant.',
    'x-serial: cart is gone.',
  ),
  'server-changed': code(
    'risky',
    'The contract names other servers.',
    'Who calls by them calls elsewhere.',
    'Leave the old ones running.',
    '/ → /v2',
  ),
  'dialect-changed': code(
    'risky',
    'The schemas are read by other rules.',
    'The same words may let in other values.',
    'Read the change of the dialect.',
    'jsonSchemaDialect is another.',
  ),
  'version-changed': code(
    'harmless',
    'The contract has another number.',
    'It only names it.',
    FINE,
    '0.1.0 → 0.2.0',
  ),
  'description-changed': code(
    'harmless',
    'Words, titles or the place in the list have changed.',
    'Programs do not read them. People should: traps stand there.',
    FINE,
    'Another description of `page`',
  ),
  'example-changed': code(
    'harmless',
    'Examples have changed.',
    'They promise nothing.',
    FINE,
    'Another example of 422',
  ),
  'extension-changed': code(
    'harmless',
    'A note for our own tools (`x-…`) has changed.',
    'Nothing on the wire follows from it.',
    FINE,
    'x-since: R2 → R3',
  ),
};
