// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { count, negate, timestamp } from '../decoders/fields.ts';

/** Decoders of the fields that the contract marks with `x-decode`, by name. */
export const fieldDecoders: ReadonlyMap<string, (value: unknown) => unknown> = /* @__PURE__ */ new Map<string, (value: unknown) => unknown>([
  ['end_date', timestamp],
  ['is_returned', negate],
  ['start_date', timestamp],
  ['total_reviews', count],
  ['total_sold', count],
]);
