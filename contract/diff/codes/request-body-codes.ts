import type { ChangeCode } from './schema-codes.ts';
import { code } from './code.ts';
import { FINE, REFUSED } from './words.ts';

/** Codes of what changes about what is sent in bodies. */
export const REQUEST_BODY_CODES: Readonly<Record<string, ChangeCode>> = {
  'request-body-required-added': code(
    'breaking',
    'A call needs a body that it did not take.',
    REFUSED,
    'Make the body optional.',
    'POST /api/logout needs a body.',
  ),
  'request-body-added': code(
    'harmless',
    'A call takes a body and can do without.',
    'Who sends none goes on doing so.',
    FINE,
    'POST /api/logout takes a body.',
  ),
  'request-body-removed': code(
    'risky',
    'A call no longer takes a body.',
    'What is sent is passed over, so that it may do something else than was meant.',
    'Make sure that nothing hung on it.',
    'POST /api/heartbeat takes none.',
  ),
  'request-body-required': code(
    'breaking',
    'A body that could be left out has to be sent.',
    REFUSED,
    'Keep it optional.',
    'requestBody.required: true',
  ),
  'request-body-optional': code(
    'harmless',
    'A body may be left out.',
    'Who sends it goes on doing so.',
    FINE,
    'requestBody.required: false',
  ),
  'request-media-type-removed': code(
    'breaking',
    'Bodies of a type are no longer taken.',
    'Storefronts in use send that type; nothing of it is read.',
    'Go on taking it.',
    'multipart/form-data is gone.',
  ),
  'request-media-type-added': code(
    'harmless',
    'Bodies may come in one type more.',
    'The old ones are still taken.',
    FINE,
    'application/json beside multipart/form-data',
  ),
  'request-encoding-changed': code(
    'risky',
    'Fields of a form are written in another way.',
    'What is sent today may be read wrongly.',
    'Take both ways of writing.',
    'encoding.tags.style: form → spaceDelimited',
  ),
  'request-property-required-added': code(
    'breaking',
    'A body has a new field that has to be sent.',
    REFUSED,
    'Make it optional, with a default that means what was meant without it.',
    'placeOrder needs `terms_accepted`.',
  ),
  'request-property-added': code(
    'harmless',
    'A body has a new field that may be left out.',
    'Who does not send it goes on as before.',
    FINE,
    'placeOrder takes `gift_note`.',
  ),
  'request-property-removed': code(
    'risky',
    'A body no longer has a field.',
    'What people fill in is passed over.',
    'Go on taking it, or make sure that nobody misses it.',
    'placeOrder has no `note`.',
  ),
  'request-property-refused': code(
    'breaking',
    'A body no longer has a field, and takes none that it does not know.',
    'Storefronts in use send it and are refused.',
    'Go on taking it, if only to pass it over.',
    'placeOrder refuses `note`.',
  ),
  'request-property-required': code(
    'breaking',
    'A field of a body that could be left out has to be sent.',
    REFUSED,
    'Keep a default for it.',
    '`email` is required.',
  ),
  'request-property-optional': code(
    'harmless',
    'A field of a body may be left out.',
    'Who sends it goes on doing so.',
    FINE,
    '`email` is optional.',
  ),
  'request-default-changed': code(
    'risky',
    'What is left out means something else.',
    'The same request does something else than before.',
    'Keep the default, or look at who relies on it.',
    'per_page: 20 → 10',
  ),
  'request-rule-changed': code(
    'risky',
    'A rule for what is sent has changed; whether it takes less or more cannot be told.',
    'What storefronts send today may be refused.',
    'Read both versions of the rule.',
    'not: {} is gone.',
  ),
};
