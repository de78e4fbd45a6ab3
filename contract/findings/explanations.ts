import { DRIFT_EXPLANATIONS } from './explanations/drift-explanations.ts';
import { EVENT_EXPLANATIONS } from './explanations/event-explanations.ts';
import type { Explanation } from './explanations/explanation.ts';
import { PAGE_EXPLANATIONS } from './explanations/page-explanations.ts';

const WRONG_VALUE =
  'The storefront relies on the documented value. It shows wrong data or fails where it processes the field.';

export const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  'server-error': {
    what: 'The backend returned a status of 500 or more.',
    why: 'Shoppers see "something went wrong", and a retry fails again.',
    fix: 'Check the backend log for the request. For client errors return 422 or 404 instead.',
    example:
      'GET /api/product-details?product_id=2147483646 → 500; expected 422 with errors.product_id.',
  },
  'status-undocumented': {
    what: 'The contract has no such status for the operation.',
    why: 'The storefront does not handle it and shows only a generic error.',
    fix: 'Return a documented status, or add the new one with its body and an example to openapi/paths.',
    example: '201 where the contract has 200.',
  },
  'media-type-undocumented': {
    what: 'The Content-Type is not the documented one for this status.',
    why: 'Clients choose the parser by it. They cannot read an HTML page instead of JSON.',
    fix: 'Send the documented type. Check what middleware and error pages do to it.',
    example: 'Content-Type: text/html for a 401; expected application/json.',
  },
  'body-unreadable': {
    what: 'The body has a JSON Content-Type but is not valid JSON.',
    why: 'The client cannot read the response.',
    fix: 'Check for warnings or dumps printed before or after the JSON.',
    example: 'Warning: Undefined variable … {"message": …}',
  },
  'body-content-encoding': {
    what: 'The bytes of the body are not in the format that Content-Encoding names.',
    why: 'Browsers cannot decode the response and treat it as a network error.',
    fix: 'Set Content-Encoding where the body is compressed, and nowhere else. Check for layers that compress twice, or that decompress and keep the header.',
    example: 'Content-Encoding: gzip with a plain body.',
  },
  'body-encoding': {
    what: 'The bytes of the body are not plain UTF-8.',
    why: 'Browsers show replacement characters in names and texts, and other clients reject the body.',
    fix: 'Encode texts as UTF-8 without a byte order mark, also those from old tables. Drop other charsets from Content-Type.',
    example: 'The name Café with the byte 0xe9, which is Latin-1.',
  },
  'body-duplicate-key': {
    what: 'An object of the body has a key more than once.',
    why: 'JSON.parse keeps the last value, other parsers the first or none.',
    fix: 'Send each key once. Check for JSON that is built from strings.',
    example: '{"price": 19.9, "price": 24.9}',
  },
  'body-unsafe-number': {
    what: 'An integer of the body is too long for JavaScript, which is exact only up to 2^53.',
    why: 'The storefront reads another number. An id then belongs to something else.',
    fix: 'Send such ids as strings, and document them so.',
    example: '"id": 12345678901234567890 is read as 12345678901234567000.',
  },
  'body-truncated': {
    what: 'The connection ended in the middle of the body.',
    why: 'The client cannot read the response.',
    fix: 'Check for a wrong Content-Length, a worker that crashes while writing, or a proxy limit.',
    example: 'Content-Length: 5120, but received 2048 bytes.',
  },
  'body-unexpected': {
    what: 'The response has a body, but the contract has none.',
    why: 'Clients may process it as data without knowing its shape.',
    fix: 'Send no body with this status, or document the body.',
    example: '204 with {"message": …}.',
  },
  'response-timeout': {
    what: 'The response did not complete in time.',
    why: 'Shoppers wait and leave.',
    fix: 'Check for deadlocks, slow queries and calls to other services. --timeout sets a longer limit.',
    example: 'POST /api/place-order: no response within 10 s.',
  },
  'no-connection': {
    what: 'The connection was refused or closed before a response started.',
    why: 'Shoppers see that the shop cannot be reached.',
    fix: 'Check whether the process crashed on this request, and check the proxies in front of it.',
    example: 'socket hang up',
  },
  'auth-ignored': {
    what: 'A customer operation returned data without a valid token.',
    why: 'Unauthorised clients can read or change customer data.',
    fix: 'Require authentication for the operation.',
    example: 'GET /api/orders without a token → 200; expected 401.',
  },
  'auth-order': {
    what: 'The backend rejected the request for another reason before it checked authentication.',
    why: 'Unauthorised clients learn which resources exist. The storefront opens the login only on 401.',
    fix: 'Check the token before everything else.',
    example: 'GET /api/order-details without a token → 422; expected 401.',
  },
  'bad-data-accepted': {
    what: 'The backend accepted an invalid request.',
    why: 'Input errors are not reported, and invalid data is stored.',
    fix: 'Validate the value named in the finding. Return 422 with a message for the field.',
    example: 'POST /api/address/store without a name → 200; expected 422 with errors.name.',
  },
  'good-data-refused': {
    what: 'The backend rejected a valid request with values from its own responses.',
    why: 'Shoppers cannot open items that a list shows.',
    fix: 'Check the message of the response. Pass other values with --seeds if these are special.',
    example: 'GET /api/order-details of the customer’s own order → 422.',
  },
  'use-after-free': {
    what: 'A deleted resource can still be used.',
    why: 'Deleting has no effect for shoppers.',
    fix: 'Return 404 for deleted resources.',
    example: 'POST /api/address/9/update after its deletion → 200.',
  },
  'not-available': {
    what: 'A created resource is missing.',
    why: 'Shoppers assume that saving failed and save again.',
    fix: 'Commit before responding. Check caches and replication lag.',
    example: 'The new address is not in GET /api/addresses.',
  },
  'header-missing': {
    what: 'A documented header is missing.',
    why: 'Clients cannot know how long to wait.',
    fix: 'Send the header, or remove it from the contract. Check the proxies in front of the backend.',
    example: '429 without Retry-After.',
  },
  'header-value': {
    what: 'The value of a header violates its schema.',
    why: 'Clients ignore it or read it as another value.',
    fix: 'Send the documented type once. Check whether a proxy adds the header again.',
    example: 'X-RateLimit-Limit: unlimited; expected an integer.',
  },
  'body-type': {
    what: 'A value has another type than documented.',
    why: WRONG_VALUE,
    fix: 'Cast the value in the backend. Allow both types in the contract only if clients support both.',
    example: '"price": "19.90"; expected "price": 19.9.',
  },
  'body-required': {
    what: 'A required field is missing.',
    why: 'Screens that show it stay empty or fail.',
    fix: 'Always send the field. Without a value, send null if the contract allows it.',
    example: 'A product card without "thumbnail".',
  },
  'body-enum': {
    what: 'A value is not in the documented enum.',
    why: 'The storefront has no name, colour or action for it.',
    fix: 'Send an enum value exactly as documented, or add the new one to the contract.',
    example: '"order_status": "pending"; expected "Pending".',
  },
  'body-const': {
    what: 'A value is not the documented constant.',
    why: WRONG_VALUE,
    fix: 'Send the value exactly as documented.',
    example: '"type": "User"; expected "user".',
  },
  'body-format': {
    what: 'A string does not have the documented format.',
    why: 'The storefront cannot convert dates to the shopper’s time zone or open URLs.',
    fix: 'Send dates as ISO 8601, and absolute URLs.',
    example: '"created_at": "21/11/2026"; expected "2026-11-21T10:00:00.000000Z".',
  },
  'body-pattern': {
    what: 'A string does not match the documented pattern.',
    why: WRONG_VALUE,
    fix: 'Send a string that matches the pattern.',
    example: '"color_code": "red"; expected "#ff0000".',
  },
  'body-minimum': {
    what: 'A number is too small.',
    why: WRONG_VALUE,
    fix: 'Check the source of the number. Negative stock and prices are never valid.',
    example: '"quantity": -3.',
  },
  'body-maximum': {
    what: 'A number is too large.',
    why: WRONG_VALUE,
    fix: 'Check the source of the number.',
    example: '"rating": 6.',
  },
  'body-minLength': {
    what: 'A string is too short.',
    why: 'A text for shoppers is empty.',
    fix: 'Send the text, or null if the contract allows it.',
    example: '"name": "".',
  },
  'body-minItems': {
    what: 'An array has too few items.',
    why: WRONG_VALUE,
    fix: 'Send all items that the contract requires.',
    example: '"errors": {"phone": []}.',
  },
  'body-maxItems': {
    what: 'An array has too many items.',
    why: WRONG_VALUE,
    fix: 'Limit the number of items to the documented maximum.',
    example: 'Three ads instead of two.',
  },
  'body-anyOf': {
    what: 'A value matches none of the documented alternatives.',
    why: WRONG_VALUE,
    fix: 'The findings for the same value name the mismatch of each alternative.',
    example: '"social_auths": null; expected [] or an object.',
  },
  'body-oneOf': {
    what: 'A value matches none of the documented alternatives, or more than one.',
    why: WRONG_VALUE,
    fix: 'The findings for the same value name the mismatch of each alternative.',
    example: 'A gallery item that is neither an image nor a video.',
  },
  'body-additionalProperties': {
    what: 'An undocumented field (reported with --closed only).',
    why: 'Undocumented fields are untested and may leak secrets.',
    fix: 'Remove it from the response or add it to the contract.',
    example: '"pusher_app_secret" in GET /api/master.',
  },
  'body-unevaluatedProperties': {
    what: 'A field that no part of the schema documents (reported with --closed only).',
    why: 'Undocumented fields are untested and may leak secrets.',
    fix: 'Remove it from the response or add it to the contract.',
    example: '"cost_price" in a product.',
  },
  'operation-unknown': {
    what: 'A request to an operation that the contract does not have.',
    why: 'The operation has no documentation, types or tests.',
    fix: 'Add the operation to openapi/paths, or call the documented one.',
    example: 'GET /api/wishlists; the contract has GET /api/wishlist.',
  },
  'request-parameter-unknown': {
    what: 'The request has an undocumented query parameter.',
    why: 'The backend ignores it, for example a filter without effect.',
    fix: 'Check the spelling, or add the parameter to the contract.',
    example: 'GET /api/products?pgae=2.',
  },
  'request-parameter': {
    what: 'A path or query parameter violates the contract.',
    why: 'The backend rejects it or interprets it differently.',
    fix: 'Send a documented value. If the contract is too strict, relax it.',
    example: 'GET /api/product-details?product_id=seven.',
  },
  'request-body': {
    what: 'The request body violates the contract.',
    why: 'The error is in the client code, not in the user’s input.',
    fix: 'Send a documented value. If the contract is too strict, relax it.',
    example: '"quantity": "2"; expected "quantity": 2.',
  },
  'request-media-type': {
    what: 'The Content-Type of the request body is not documented.',
    why: 'The backend may ignore the body.',
    fix: 'Send JSON or a form as documented, with its Content-Type.',
    example: 'text/plain for POST /api/login; expected application/json.',
  },
  'request-unreadable': {
    what: 'The request body does not match its Content-Type.',
    why: 'The backend cannot read the body.',
    fix: 'Check how the body is built. Forms need the boundary from their Content-Type.',
    example: 'Content-Type: application/json with {"phone": .',
  },
  ...PAGE_EXPLANATIONS,
  ...EVENT_EXPLANATIONS,
  ...DRIFT_EXPLANATIONS,
};
