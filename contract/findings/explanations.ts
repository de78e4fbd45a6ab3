export interface Explanation {
  what: string;
  /** The effect on the storefront and its shoppers. */
  why: string;
  fix: string;
  example: string;
}

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
    fix: 'Check for warnings, dumps or byte order marks printed before or after the JSON.',
    example: 'Warning: Undefined variable … {"message": …}',
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
  'page-too-long': {
    what: 'A page has more items than requested.',
    why: 'Lists are longer than their layout, and page numbers are wrong.',
    fix: 'Apply per_page.',
    example: 'per_page=1 → 24 items.',
  },
  'page-missing': {
    what: 'The total implies a page that is empty.',
    why: 'The pagination links to an empty page.',
    fix: 'Count the total with the same query as the pages.',
    example: 'total 12, page 2 of size 1: empty.',
  },
  'page-repeats': {
    what: 'The second page repeats the first.',
    why: 'Shoppers never see the remaining items.',
    fix: 'Apply page, and give the query a total order.',
    example: 'page=1 and page=2 both return product 7.',
  },
  'total-differs': {
    what: 'The total differs between two pages.',
    why: 'The number of results changes while a shopper moves between pages.',
    fix: 'Count all results, not those of the page.',
    example: 'total 12 on page 1, 11 on page 2.',
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
    fix: 'Send the header, or remove it from the contract.',
    example: '429 without Retry-After.',
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
  'drift-operation': {
    what: 'The backend has an operation that the contract does not have.',
    why: 'It has no types, hook, mock or tests.',
    fix: 'If the storefront needs it, add it to openapi/paths and run `npm run generate`.',
    example: 'GET /api/wishlists in a recording.',
  },
  'drift-status': {
    what: 'The backend returns a status that the contract does not have for the operation.',
    why: 'The storefront shows only a generic error.',
    fix: 'Add the status with its body and an example to the operation, or return a documented one.',
    example: '409 from placeOrder.',
  },
  'drift-media-type': {
    what: 'The backend returns a status with an undocumented media type.',
    why: 'The client does not read the body.',
    fix: 'Add the media type to the contract, or return the documented one.',
    example: 'application/problem+json with 422.',
  },
  'drift-header': {
    what: 'The backend sends an undocumented header.',
    why: 'It may be useful. Browsers hide it from cross-origin scripts until it is exposed.',
    fix: 'Document it under the response headers if clients need it. Otherwise ignore it.',
    example: 'X-Cart-Version: 7.',
  },
  'drift-field': {
    what: 'The backend sends an undocumented field.',
    why: 'The contract allows extra fields, so nothing fails. But the field has no type and may leak secrets.',
    fix: 'Add it to the schema (with x-since if only newer releases send it), or remove it from the response.',
    example: '/data/orders/*/delivery_slot: string (date).',
  },
  'drift-enum': {
    what: 'The backend sends a value that is not in the documented enum.',
    why: 'The storefront has no name, colour or action for it.',
    fix: 'Add the value to the enum. The compiler then reports every screen that must handle it.',
    example: '/data/orders/*/order_status: "Shipped".',
  },
  'drift-later': {
    what: 'The backend sends a field that the contract marks as added in a later release (x-since).',
    why: 'The backend is newer than the release that the contract describes.',
    fix: 'No action needed. Remove x-since once all backends send the field.',
    example: '/data/address/area_id.',
  },
  'drift-never-sent': {
    what: 'No successful response contained this documented field, although its siblings were present.',
    why: 'Screens may depend on a field that is never sent. An optional field may not have been applicable.',
    fix: 'Check whether the backend can send it. If not, remove it from the contract.',
    example: 'listOrders/data/orders/*/code.',
  },
  'drift-unused-operation': {
    what: 'No screen calls the operation: its generated hook or function is never imported.',
    why: 'It is documented, typed, mocked and tested without a use.',
    fix: 'Use it or remove it. Or add it to contract/drift/known-uses.ts with the reason.',
    example: 'listBanners, whose banners getHome returns.',
  },
  'drift-unused-property': {
    what: 'No screen reads the response property: not by name, by destructuring or through a helper.',
    why: 'The backend does unnecessary work, and the response is larger than needed.',
    fix: 'Display it or omit it. Properties are checked per schema: one reading screen counts for all. After mutations, screens often read only the message and refetch the rest.',
    example: 'OrderTax.updated_at.',
  },
  'drift-unknowable': {
    what: 'Nothing reads the property by name, but its object is passed to untyped code (any, unknown, JSON).',
    why: 'Static analysis cannot determine whether it is used.',
    fix: 'Check where the complete object is passed. A type there resolves it.',
    example: 'User.is_active, where the complete user is stored as JSON.',
  },
};
