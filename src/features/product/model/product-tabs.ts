/** Stored in the URL (PROD-06). */
export type ProductTab = 'about' | 'reviews';

/** Element id of the tab section. */
export const TABS_ID = 'details';

export function parseTab(search: URLSearchParams): ProductTab {
  return search.get('tab') === 'reviews' ? 'reviews' : 'about';
}

/** Keeps size and colour. */
export function hrefOfTab(path: string, search: URLSearchParams, tab: ProductTab): string {
  const next = new URLSearchParams(search);
  next.delete('reviews-page');
  if (tab === 'about') next.delete('tab');
  else next.set('tab', tab);
  return next.size > 0 ? `${path}?${next}` : path;
}
