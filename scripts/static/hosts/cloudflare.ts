import { QUERY_FOLDER } from '../page-address.ts';
import { type HostRules, PAGE_CACHING, toExpression, unwrittenParameters } from './host-rules.ts';

/** Paths that need no worker. */
const FILES = ['/_souk/*', '/theme.js', '/favicon.svg', '/robots.txt', '/sitemap.xml'];

/** `_worker.js` of Cloudflare Pages: its `_redirects` can't read queries. */
export function cloudflareWorker(rules: HostRules): string {
  const { apiOrigin, backendPaths, headers, locales, parameters, pages } = rules;
  const data = {
    apiOrigin,
    backendPaths,
    headers: { ...headers, 'cache-control': PAGE_CACHING },
    folder: QUERY_FOLDER,
    locales,
    parameters,
    unwritten: unwrittenParameters(rules),
    pages: pages.map(({ path }) => toExpression(path)).join('|'),
  };
  return `const RULES = ${JSON.stringify(data, null, 2)};\n${WORKER}`;
}

/** `_routes.json` of Cloudflare Pages. */
export function cloudflareRoutes(): string {
  const routes = { version: 1, include: ['/*'], exclude: [...FILES, '/sitemaps/*'] };
  return `${JSON.stringify(routes, null, 2)}\n`;
}

const WORKER = String.raw`
const PAGES = new RegExp(RULES.pages);

export default {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url);
    if (RULES.backendPaths.some((path) => isBelow(path, url.pathname))) {
      return Response.redirect(RULES.apiOrigin + url.pathname + url.search, 302);
    }
    const load = (path) => ASSETS.fetch(new Request(new URL(path, url), { method: request.method, headers: request.headers }));
    const isPage = PAGES.test(url.pathname);
    const folder = isPage ? toFolder(url.searchParams) : '';
    let response = folder === undefined ? undefined : await load(folder + url.pathname);
    if (isPage && (response === undefined || response.status === 404)) response = await load('/shell');
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(RULES.headers)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  },
};

function isBelow(path, pathname) {
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
}

/** Undefined if the page has no file. */
function toFolder(query) {
  if (RULES.unwritten.some((name) => query.get(name))) return undefined;
  const parts = [];
  const locale = query.get('lang');
  if (RULES.locales.includes(locale)) parts.push('lang', locale);
  for (const name of RULES.parameters) {
    const value = query.get(name);
    if (value === null) continue;
    if (!/^[\w-]+$/.test(value)) return undefined;
    parts.push(name, value);
  }
  return parts.length === 0 ? '' : [RULES.folder, ...parts].join('/');
}
`;
