import type { PageRequest } from '../../app/entries/entry-server.tsx';
import type { Renderer } from '../pages/render-page.ts';

interface Data {
  status: number;
  data: unknown;
}

/** Like the real renderer, but without React. `/`, `/about` and all of `/p/` exist. */
export const testRenderer: Renderer = {
  matchPage: async (path) =>
    isPage(path) ? { file: 'screen.tsx', canonicalPath: path } : undefined,

  disallowedPatterns: () => [],
  SITEMAP_SECTIONS: [],
  readSitemap: async () => ({ fileCount: 0, entries: [], changedOn: undefined }),

  async renderPage(request) {
    const { url, locale = 'en', onError } = request;
    const orUndefined = (error: unknown) => {
      onError(error);
      return undefined;
    };
    const [settings, own] = await Promise.all([
      request.readShared(`getSettings ${locale}`, () => readSettings(request)).catch(orUndefined),
      url.pathname === '/about'
        ? { status: 200, data: 'About' }
        : read(request, `/api/page${url.pathname}${url.search}`).catch(orUndefined),
    ]);
    const isNotFound = !isPage(url.pathname) || own?.status === 404;
    const hasFailed = !isNotFound && own?.status !== 200;
    const app = JSON.stringify([own?.data, settings]);
    return {
      redirectTo: undefined,
      customerRequests: ['/api/of-customer'],
      parts: ['part.tsx'],
      shownParts: [],
      head: '<title>Page</title>',
      status: isNotFound ? 404 : hasFailed ? 503 : 200,
      isComplete: !hasFailed && settings !== undefined,
      locale,
      direction: 'ltr',
      providers: [],
      usesPusher: false,
      app: Buffer.from(`<div>${app}</div>`),
      boot: {
        config: request.config,
        page: {
          locale,
          direction: 'ltr',
          renderedAtMs: 0,
          messages: { id: '</script>' },
          texts: {},
          fallback: {},
        },
      },
    };
  },
};

function isPage(path: string): boolean {
  return /^\/(?:$|p\/|about$)/.test(path);
}

async function readSettings(request: PageRequest): Promise<unknown> {
  const { status, data } = await read(request, '/api/master');
  if (status !== 200) {
    throw Object.assign(new Error(`The settings have status ${status}.`), { status });
  }
  return data;
}

async function read(request: PageRequest, path: string): Promise<Data> {
  const { backend, headers, fetch } = request;
  const response = await fetch(new Request(backend + path, { headers }));
  const { data } = JSON.parse(await response.text()) as { data: unknown };
  return { status: response.status, data };
}
