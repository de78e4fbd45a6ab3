/** The part of a page's URL that selects its file on a static host. */
export interface PageAddress {
  /** Undefined: the shop's default language. */
  locale: string | undefined;
  /** Sorted by name, without the language. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** Decoded, without a trailing slash; `/` for the home page. */
  path: string;
}

/** Folder of pages whose URL has a query, which static hosts can't map to files themselves. */
export const QUERY_FOLDER = '/_pages';
export const HOME_FILE = '/index';

/** @throws for a path that would be outside of the output folder */
export function parsePageAddress(url: URL): PageAddress {
  const path = decodeURIComponent(url.pathname);
  // An encoded slash would be a folder.
  const hasSlash = path.split('/').length !== url.pathname.split('/').length;
  if (hasSlash || /[\\\0]|\/\/|\/\.{1,2}(?:\/|$)/.test(path)) {
    throw new Error(`Failed to write ${url.pathname}: no file can have this name.`);
  }
  const parameters = [...url.searchParams].filter(([name]) => name !== 'lang');
  return {
    path,
    locale: url.searchParams.get('lang') ?? undefined,
    parameters: parameters.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** Returns the path of the page's file, such as `/_pages/lang/fr/products/3/details.html`. */
export function toPageFile({ locale, parameters, path }: PageAddress): string {
  const query = [...(locale === undefined ? [] : [['lang', locale]]), ...parameters];
  for (const part of query.flat()) {
    if (!/^[\w-]+$/.test(part)) throw new Error(`Failed to write ${path}: "${part}" in its query.`);
  }
  const folder = query.length === 0 ? '' : [QUERY_FOLDER, ...query.flat()].join('/');
  return `${folder}${path === '/' ? HOME_FILE : path}.html`;
}
