import type { Explanation } from './explanation.ts';

/** Codes of `drift`. */
export const DRIFT_EXPLANATIONS: Readonly<Record<string, Explanation>> = {
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
