import type { Scenario } from './scenario.ts';

/** Far more than a page can show: what is not paged, virtual or searched on the server becomes slow here. */
export const huge: Scenario = {
  summary: 'Forty thousand products (made when first asked for, which takes some seconds).',
  products: 40_000,
};
