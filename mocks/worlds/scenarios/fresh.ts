import type { Base } from '../../fixtures/base-data.ts';
import { withoutLists } from './empty.ts';
import type { Scenario } from './scenario.ts';

/** Stage 1: the tables are empty. */
export const noCountries: Scenario = {
  summary:
    'A fresh installation without countries, so nobody can register; no admin and no products.',
  transformBase: (base) => ({ ...withoutContent(base), countries: [] }),
  transformHistory: (past) => withoutLists(past),
  traffic: { failing: ['getHome', 'listCategories', 'listProducts'] },
};

/** Stage 2: the tables have their first rows, but nobody has set up the shop. */
export const noAdmin: Scenario = {
  summary:
    'A fresh installation without an admin: the home page and the categories return 500; no products.',
  transformBase: withoutContent,
  transformHistory: (past) => withoutLists(past),
  traffic: { failing: ['getHome', 'listCategories'] },
};

/** Stage 3: the admin has not added anything yet. */
export const noProducts: Scenario = {
  summary:
    'A new shop that is being filled: no products, shops, categories, banners, posts or pages.',
  transformBase: withoutContent,
  transformHistory: (past) => withoutLists(past),
};

function withoutContent(base: Base): Base {
  return {
    ...base,
    products: [],
    shops: [],
    categories: [],
    brands: [],
    sizes: [],
    colours: [],
    units: [],
    banners: [],
    ads: [],
    flashSales: [],
    vouchers: [],
    content: { ...base.content, blogCategories: [], blogs: [], legalPages: [] },
  };
}
