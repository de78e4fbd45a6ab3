// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Download a licence.
 *
 * `GET /api/download-product-license/{key}`
 */
export const downloadLicence = /* @__PURE__ */ defineQuery<'downloadLicence'>({
  id: 'downloadLicence',
  method: 'get',
  path: '/api/download-product-license/{key}',
  access: 'public',
  inPath: ['key'],
  inQuery: ['order_id'],
  file: true,
});

/** Download a licence. `null` sends no request. */
export function useDownloadLicence(
  input: Input<'downloadLicence'> | null,
  options?: QueryOptions,
) {
  return useQuery(downloadLicence, input, options);
}

/**
 * Download a licence, with the order in the path.
 *
 * `GET /api/download-product-license/{key}/{order_id}`
 */
export const downloadLicenceByPath = /* @__PURE__ */ defineQuery<'downloadLicenceByPath'>({
  id: 'downloadLicenceByPath',
  method: 'get',
  path: '/api/download-product-license/{key}/{order_id}',
  access: 'public',
  inPath: ['key', 'order_id'],
  file: true,
});

/** Download a licence, with the order in the path. `null` sends no request. */
export function useDownloadLicenceByPath(
  input: Input<'downloadLicenceByPath'> | null,
  options?: QueryOptions,
) {
  return useQuery(downloadLicenceByPath, input, options);
}
