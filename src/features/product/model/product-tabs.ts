/** The parts of a product that share one place; which of them shows stands in the address (PROD-06). */
export type ProductTab = 'about' | 'reviews';

/** Id of their place in the page. */
export const TABS = 'details';

/** The tab that an address names; the first by default. */
export function tabIn(search: URLSearchParams): ProductTab {
  return search.get('tab') === 'reviews' ? 'reviews' : 'about';
}

/** The product's address with a tab chosen; the size and colour in it stay. */
export function hrefOfTab(path: string, search: URLSearchParams, tab: ProductTab): string {
  const next = new URLSearchParams(search);
  next.delete('reviews-page');
  if (tab === 'about') next.delete('tab');
  else next.set('tab', tab);
  return next.size > 0 ? `${path}?${next}` : path;
}
