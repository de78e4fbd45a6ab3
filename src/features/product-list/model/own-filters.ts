import type { components } from '../../../api/generated/schema.d.ts';

export type ListFilters = components['schemas']['ProductFilters'];

/**
 * Returns whether the backend supports our own parameters, from the filters in its response. Taken
 * for granted before the first one.
 */
export function hasOwnFilters(filters: Pick<ListFilters, 'shops'> | undefined): boolean {
  return filters === undefined || filters.shops !== undefined;
}
