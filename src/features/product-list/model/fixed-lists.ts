import type { FixedFilters } from './list-state.ts';

export const BEST_DEAL: FixedFilters = { sort: 'top_selling' };
export const MOST_POPULAR: FixedFilters = { sort: 'popular_product' };
export const DIGITAL_PRODUCTS: FixedFilters = { isDigital: true };
