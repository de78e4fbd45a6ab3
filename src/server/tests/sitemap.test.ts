import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as renderer from '../../app/entries/entry-server.tsx';
import { routes } from '../../app/routes.ts';
import type { TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { type ChangeResponse, startMockBackend } from '../testing/mock-backend.ts';
import { RENDERER_LIMITS, startSouk, type TestSouk } from '../testing/start-souk.ts';

const ORIGIN = 'https://shop.example';
const SECRET = 'a-secret-of-the-tests';
const HOUR_MS = 3_600_000;

let change: ChangeResponse = () => undefined;
let backend: TestBackend;
let souk: TestSouk;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  change = () => undefined;
  backend = await startMockBackend('sitemap', (request, data) => change(request, data));
  souk = await startSouk(
    backend.port,
    {
      PUBLIC_ORIGIN: ORIGIN,
      CACHE_SECRET: SECRET,
      ...RENDERER_LIMITS,
    },
    renderer,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await souk.stop();
  await backend.stop();
});

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  send(souk.port, path, { headers });

async function readIndex() {
  const { status, headers, body } = await fetchFile('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return parseSitemapIndex(Readable.from([body]));
}

async function readFile(path: string) {
  const { status, body } = await fetchFile(path);
  expect(status).toBe(200);
  return parseSitemap(Readable.from([body]));
}

/** All URLs of one language, as paths. */
async function readPaths(file: string): Promise<string[]> {
  const entries = await readFile(file);
  return entries
    .map(({ url }) => url.slice(ORIGIN.length))
    .filter((path) => !path.includes('lang='));
}

describe('robots.txt', () => {
  async function readRules() {
    const { status, text } = await fetchFile('/robots.txt');
    expect(status).toBe(200);
    return text.split('\n');
  }
  const isDisallowed = (rules: string[], path: string) =>
    rules.some((rule) => {
      const [, pattern] = /^Disallow: (.+)$/.exec(rule) ?? [];
      const escaped = pattern?.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*');
      return escaped !== undefined && new RegExp(`^${escaped}`).test(path);
    });

  it('@SEO-01 @SEO-02 names the sitemap and disallows the API, the cart, accounts and searches', async () => {
    const rules = await readRules();
    expect(rules).toContain('User-agent: *');
    expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const disallowed = ['/api/home', '/order/1/payment/success', '/cart', '/checkout', '/buynow'];
    const searches = ['/products?search=lamp', '/products?page=2&search=x', '/support?q=a'];
    const customers = routes
      .filter(({ access }) => access !== 'public')
      .map(({ path }) => path.replace(/:\w+/, '1'));
    for (const path of [...disallowed, ...searches, ...customers]) {
      expect(isDisallowed(rules, path), path).toBe(true);
    }
  });

  it('@SEO-02 allows every public page, pictures and filtered lists', async () => {
    const rules = await readRules();
    const pages = routes
      .filter(({ access, path }) => access === 'public' && path !== '/cart')
      .map(({ path }) => path.replace(/:\w+/, '1'));
    const others = ['/products?sort=newest', '/?lang=fr', '/media/a.webp', '/_souk/a.js'];
    for (const path of [...pages, ...others]) expect(isDisallowed(rules, path), path).toBe(false);
  });
});

describe('the sitemap', () => {
  it('@SEO-01 @SEO-02 lists products, categories, shops, posts and pages of the API', async () => {
    const files = (await readIndex()).map(({ url }) => url);
    expect(files.filter((file) => file.endsWith('-1.xml'))).toEqual(
      ['pages', 'categories', 'products', 'shops', 'posts'].map(
        (name) => `${ORIGIN}/sitemaps/${name}-1.xml`,
      ),
    );
    expect(await readPaths('/sitemaps/products-1.xml')).toContain('/products/3/details');
    expect(await readPaths('/sitemaps/categories-1.xml')).toContain('/categories/1?subcategory=1');
    expect(await readPaths('/sitemaps/shops-1.xml')).toContain('/shops/1');
    expect(await readPaths('/sitemaps/posts-1.xml')).toContain(
      '/blog/coffee-at-home-without-the-fuss',
    );
    const pages = await readPaths('/sitemaps/pages-1.xml');
    expect(pages).toEqual(expect.arrayContaining(['/', '/products', '/about-us', '/support']));
    expect(pages.filter((path) => /cart|checkout|dashboard|profile|:/.test(path))).toEqual([]);
  });

  it('@SEO-02 lists each language with its alternates, and the dates of posts', async () => {
    const posts = await readFile('/sitemaps/posts-1.xml');
    const languages = [undefined, 'ar', 'fr', 'es'];
    const urls = (post: string) =>
      languages.map((lang) => `${ORIGIN}/blog/${post}${lang ? `?lang=${lang}` : ''}`);
    const expected = urls('coffee-at-home-without-the-fuss');
    const found = posts.filter(({ url }) => expected.includes(url));
    expect(found.map(({ url }) => url)).toEqual(expected);
    const [defaultUrl = ''] = expected;
    for (const { links, lastmod } of found) {
      expect(links.map(({ lang, url }) => [lang, url])).toEqual([
        ...['en', 'ar', 'fr', 'es'].map((lang, index) => [lang, expected[index]]),
        ['x-default', defaultUrl],
      ]);
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d/);
    }
    const file = (await readIndex()).find(({ url }) => url.includes('posts'));
    expect(file?.lastmod).toMatch(/^\d{4}-\d\d-\d\d/);
  });

  it('@SEO-02 lists only pages that search engines may index', async () => {
    const files = (await readIndex()).map(({ url }) => url.slice(ORIGIN.length));
    const samples = await Promise.all(
      files.map(async (file) => {
        const paths = await readPaths(file);
        return file.includes('pages') ? paths : [...paths.slice(0, 1), ...paths.slice(-1)];
      }),
    );
    for (const path of samples.flat()) {
      const page = await fetchFile(path);
      expect([page.status, page.text.includes('content="noindex"')], path).toEqual([200, false]);
      expect(page.text, path).toContain(`rel="canonical" href="${ORIGIN}${path}"`);
    }
  });

  it('@SEO-02 is split into files of 500 products', async () => {
    change = ({ url }, data) => {
      const { pathname, searchParams } = new URL(url, ORIGIN);
      if (pathname !== '/api/products') return undefined;
      const first = (Number(searchParams.get('page')) - 1) * 500;
      const [product] = (data as { products: object[] }).products;
      const products = Array.from({ length: Math.min(500, 1_200 - first) }, (_, index) => ({
        ...product,
        id: first + index + 1,
      }));
      return { status: 200, data: { ...(data as object), products, total: 1_200 } };
    };
    const files = (await readIndex()).map(({ url }) => url.slice(ORIGIN.length));
    const products = files.filter((file) => file.includes('products'));
    expect(products).toEqual([1, 2, 3].map((number) => `/sitemaps/products-${number}.xml`));
    const all = (await Promise.all(products.map(readPaths))).flat();
    expect([all.length, new Set(all).size, all.at(-1)]).toEqual([
      1_200,
      1_200,
      '/products/1200/details',
    ]);
  });

  it.each(['products-0', 'products-99', 'orders-1', 'products', 'products-1.xml.gz', '../x'])(
    '@SEO-02 has no file %s',
    async (name) => {
      const { status } = await fetchFile(`/sitemaps/${name}.xml`);
      expect([400, 404]).toContain(status);
      expect(backend.requestsOf('page=99')).toEqual([]);
    },
  );

  it('@SEO-02 omits shops of a single-vendor shop and missing content pages', async () => {
    change = ({ url }, data) =>
      url.startsWith('/api/master')
        ? { status: 200, data: { ...(data as object), multi_vendor: false } }
        : url.includes('about-us')
          ? { status: 200, data: { content: { title: null, description: null } } }
          : undefined;
    expect((await readIndex()).filter(({ url }) => url.includes('shops'))).toEqual([]);
    const pages = await readPaths('/sitemaps/pages-1.xml');
    expect(pages).not.toContain('/shops');
    expect(pages).not.toContain('/about-us');
    expect(pages).toContain('/return-policy');
  });

  it('@SEO-02 is cached, at most two backend calls at once', async () => {
    let [running, most] = [0, 0];
    backend.server.on('request', (_request, response) => {
      running += 1;
      most = Math.max(most, running);
      response.on('close', () => {
        running -= 1;
      });
    });
    await Promise.all([readIndex(), readIndex(), fetchFile('/sitemaps/products-1.xml')]);
    const count = backend.requests.length;
    expect(most).toBeLessThanOrEqual(2);
    await readIndex();
    await readFile('/sitemaps/posts-1.xml');
    expect(backend.requests).toHaveLength(count);
  });

  it('@SEO-02 is sent while the backend fails, and is 503 without a cached copy', async () => {
    const before = await readIndex();
    change = () => ({ status: 500, data: null });
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(await readIndex()).toEqual(before);
    const purge = { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } };
    expect((await send(souk.port, '/_souk/purge', purge)).status).toBe(200);
    expect(await readIndex()).toEqual(before);

    const fresh = await startSouk(backend.port, { PUBLIC_ORIGIN: ORIGIN }, renderer);
    for (const path of ['/sitemap.xml', '/sitemaps/products-1.xml']) {
      const { status, headers } = await send(fresh.port, path);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '60',
        'no-store',
      ]);
    }
    await fresh.stop();
  });

  it('@SEO-02 @SRV-02 leaves settings with public URLs to the pages', async () => {
    const internal = `http://127.0.0.1:${backend.port}/media/logo.png`;
    change = ({ url }, data) =>
      url.startsWith('/api/master')
        ? { status: 200, data: { ...(data as object), header_logo: internal } }
        : undefined;
    await readIndex();
    const page = await fetchFile('/', { 'accept-language': 'en' });
    expect(page.text).toContain(`${ORIGIN}/media/logo.png`);
    expect(page.text).not.toContain(`127.0.0.1:${backend.port}`);
    expect(backend.requestsOf('/api/master')).toHaveLength(1);
  });

  it('@SEO-02 @SRV-04 is sent to others, like pages, after one client’s rate limit refused it', async () => {
    const behind = await startSouk(
      backend.port,
      { PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: 'loopback', ...RENDERER_LIMITS },
      renderer,
    );
    const refused = '203.0.113.66';
    change = ({ headers }) =>
      String(headers['x-forwarded-for']).startsWith(refused)
        ? { status: 429, data: null }
        : undefined;
    const view = async (path: string, address: string) => {
      const headers = { 'accept-language': 'en', 'x-forwarded-for': address };
      const response = await send(behind.port, path, { headers });
      return [response.status, String(response.headers['cache-control']).split(',', 1)[0]];
    };
    for (const path of ['/sitemap.xml', '/products']) {
      expect(await view(path, refused)).toEqual([503, 'no-store']);
      expect(await view(path, '198.51.100.1')).toEqual([200, 'public']);
      expect(await view(path, refused)).toEqual([200, 'public']);
    }
    await behind.stop();
  });

  it('@SEO-02 is compressed if the crawler accepts it', async () => {
    const plain = await fetchFile('/sitemap.xml');
    const zipped = await fetchFile('/sitemap.xml', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    const brotliOnly = await fetchFile('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(brotliOnly.headers['content-encoding']).toBeUndefined();
    expect(brotliOnly.body.equals(plain.body)).toBe(true);
  });
});
