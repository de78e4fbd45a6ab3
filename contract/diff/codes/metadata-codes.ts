import { type ChangeCode, changeCode } from './change-code.ts';
import { NOTHING_TO_DO } from './common-texts.ts';

/** Codes of changes of security, of the generator's extensions and of descriptions. */
export const METADATA_CODES: Readonly<Record<string, ChangeCode>> = {
  'security-tightened': changeCode(
    'breaking',
    'Who could make a call without more is asked for more.',
    'Storefronts in use are answered 401.',
    'Keep the call as it is and guard a new one.',
    'GET /api/shops needs a token.',
  ),
  'security-loosened': changeCode(
    'risky',
    'A call can be made by people who could not.',
    'Storefronts are not hurt, but what was guarded may not be any longer.',
    'Make sure that it is meant.',
    'GET /api/orders without a token',
  ),
  'security-token-unused': changeCode(
    'risky',
    'A token no longer makes a difference.',
    'What was personal in the answers is so no more.',
    'Look at who shows it: favourites, for one.',
    'GET /api/products ignores the token.',
  ),
  'security-scheme-changed': changeCode(
    'breaking',
    'People prove who they are in another way.',
    'Storefronts in use do not know it.',
    'Take both ways.',
    'bearer → apiKey in X-Key',
  ),
  'pagination-changed': changeCode(
    'risky',
    'A list is paged in another way.',
    'Storefronts in use ask for pages that do not come, or show the first as if it were all.',
    'Take the old parameters beside the new ones.',
    'size: per_page → limit',
  ),
  'invalidates-added': changeCode(
    'harmless',
    'A write makes one list more stale.',
    'The storefront asks once more than before.',
    NOTHING_TO_DO,
    'placeOrder also invalidates listVouchers.',
  ),
  'invalidates-removed': changeCode(
    'risky',
    'A write is said to leave something as it is.',
    'The storefront goes on showing the old state if it does not.',
    'Make sure that the write does not touch it.',
    'placeOrder no longer invalidates getCart.',
  ),
  'order-of-writes-changed': changeCode(
    'risky',
    'Writes wait for others than before (x-serial), or fill other lists (x-populates).',
    'What the storefront shows after two quick writes may be the older one.',
    'Make sure that it is meant.',
    'x-serial: cart is gone.',
  ),
  'server-changed': changeCode(
    'risky',
    'The contract names other servers.',
    'Who calls by them calls elsewhere.',
    'Leave the old ones running.',
    '/ → /v2',
  ),
  'dialect-changed': changeCode(
    'risky',
    'The schemas are read by other rules.',
    'The same words may let in other values.',
    'Read the change of the dialect.',
    'jsonSchemaDialect is another.',
  ),
  'version-changed': changeCode(
    'harmless',
    'The contract has another number.',
    'It only names it.',
    NOTHING_TO_DO,
    '0.1.0 → 0.2.0',
  ),
  'description-changed': changeCode(
    'harmless',
    'Words, titles or the place in the list have changed.',
    'Programs do not read them. People should: traps stand there.',
    NOTHING_TO_DO,
    'Another description of `page`',
  ),
  'example-changed': changeCode(
    'harmless',
    'Examples have changed.',
    'They promise nothing.',
    NOTHING_TO_DO,
    'Another example of 422',
  ),
  'extension-changed': changeCode(
    'harmless',
    'A note for our own tools (`x-…`) has changed.',
    'Nothing on the wire follows from it.',
    NOTHING_TO_DO,
    'x-since: R2 → R3',
  ),
};
