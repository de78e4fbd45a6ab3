import type { Fixed } from './list-state.ts';

export const BEST_DEAL: Fixed = { sort: 'top_selling' };
export const MOST_POPULAR: Fixed = { sort: 'popular_product' };
export const DIGITAL_PRODUCTS: Fixed = { isDigital: true };
