import { BLOGS_PATH } from '../../../lib/router/paths.ts';
import { parsePage, parsePositiveInteger } from '../../../lib/router/route-inputs.ts';

const PER_PAGE = 12;

/** Parses the URL's parameters. Ignores invalid values. */
export function blogsInput(search: URLSearchParams) {
  const category = parsePositiveInteger(search.get('category'));
  return {
    page: parsePage(search),
    per_page: PER_PAGE,
    ...(category ? { category_id: category } : {}),
  };
}

export function blogsUrl(category: number | undefined, page: number): string {
  const search = new URLSearchParams();
  if (category !== undefined) search.set('category', String(category));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${BLOGS_PATH}?${search}` : BLOGS_PATH;
}
