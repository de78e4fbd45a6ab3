// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { getSettings as decodeGetSettings } from '../decoders/getSettings.ts';
import { getTranslations as decodeGetTranslations } from '../decoders/getTranslations.ts';

/**
 * Get the shop's settings.
 *
 * `GET /api/master`
 */
export const getSettings = /* @__PURE__ */ defineQuery<'getSettings', Awaited<ReturnType<NonNullable<typeof decodeGetSettings>>>>({
  id: 'getSettings',
  method: 'get',
  path: '/api/master',
  access: 'public',
  unwrap: true,
  untranslated: true,
  decode: decodeGetSettings,
});

/** Get the shop's settings. `null` sends no request. */
export function useGetSettings(
  input?: Input<'getSettings'> | null,
  options?: QueryOptions,
) {
  return useQuery(getSettings, input, options);
}

/**
 * Get the translations of a language.
 *
 * `GET /api/lang/{locale}`
 */
export const getTranslations = /* @__PURE__ */ defineQuery<'getTranslations', Awaited<ReturnType<NonNullable<typeof decodeGetTranslations>>>>({
  id: 'getTranslations',
  method: 'get',
  path: '/api/lang/{locale}',
  access: 'public',
  inPath: ['locale'],
  text: true,
  notFound: 404,
  decode: decodeGetTranslations,
});

/** Get the translations of a language. `null` sends no request. */
export function useGetTranslations(
  input: Input<'getTranslations'> | null,
  options?: QueryOptions,
) {
  return useQuery(getTranslations, input, options);
}

/**
 * List all countries.
 *
 * `GET /api/countries`
 */
export const listCountries = /* @__PURE__ */ defineQuery<'listCountries'>({
  id: 'listCountries',
  method: 'get',
  path: '/api/countries',
  access: 'public',
  unwrap: true,
});

/** List all countries. `null` sends no request. */
export function useListCountries(
  input?: Input<'listCountries'> | null,
  options?: QueryOptions,
) {
  return useQuery(listCountries, input, options);
}
