import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as renderer from '../../app/entries/entry-server.tsx';
import { routes } from '../../app/routes.ts';
import * as paths from '../../lib/router/paths.ts';
import type { TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { type ChangeResponse, startMockBackend } from '../testing/mock-backend.ts';
import { readHead } from '../testing/read-head.ts';
import { RENDERER_LIMITS, startSouk, type TestSouk } from '../testing/start-souk.ts';

const ORIGIN = 'https://shop.example';
const SECRET = 'a-secret-of-the-tests';

let change: ChangeResponse = () => undefined;
let backend: TestBackend;
let souk: TestSouk;

beforeAll(async () => {
  backend = await startMockBackend('search-engines', (request, data) => change(request, data));
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
afterEach(() => {
  change = () => undefined;
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

/** Like a crawler: without a cookie and Accept-Language. Bypasses the caches. */
const view = (path: string, headers: Record<string, string> = {}) =>
  send(souk.port, path, { headers: { 'x-souk-preview': SECRET, ...headers } });

async function viewHead(path: string, headers?: Record<string, string>) {
  const { status, headers: sent, text } = await view(path, headers);
  return { ...readHead(text), status, robots: sent['x-robots-tag'] };
}

/** Changes the data of one path of the API. */
function changing<Data>(path: string, edit: (data: Data) => Data): ChangeResponse {
  return ({ url }, data) =>
    url.startsWith(path) ? { status: 200, data: edit(data as Data) } : undefined;
}

const EXAMPLES: Record<string, string> = {
  [paths.productPath.pattern]: paths.productPath(3),
  [paths.categoryPath.pattern]: paths.categoryPath(1),
  [paths.flashSalePath.pattern]: paths.flashSalePath(1),
  [paths.shopPath.pattern]: paths.shopPath(1),
  [paths.blogPath.pattern]: paths.blogPath('coffee-at-home-without-the-fuss'),
  [paths.legalPagePath.pattern]: paths.legalPagePath('our-story'),
};
const isPrivate = ({ access, path }: (typeof routes)[number]) =>
  access !== 'public' || path === paths.CART_PATH;
const PUBLIC_PATHS = routes
  .filter((route) => !isPrivate(route))
  .map(({ path }) => EXAMPLES[path] ?? path);
const PRIVATE_PATHS = routes.filter(isPrivate).map(({ path }) => path.replace(/:\w+/, '1'));

describe('@SEO-01 @SEO-02 a public page', () => {
  it.each(PUBLIC_PATHS)('%s has all tags in the server’s HTML', async (path) => {
    const url = ORIGIN + path;
    const head = await viewHead(path);
    expect(head).toMatchObject({ status: 200, canonical: [url], robots: undefined });
    expect(head.title).toMatch(/^.+ - Souk$/);
    expect(head.meta).toMatchObject({
      description: [expect.stringMatching(/^[^<>]{10,}$/)],
      'og:title': [expect.stringMatching(/./)],
      'og:type': [expect.stringMatching(/^(?:website|product|article)$/)],
      'og:url': [url],
      'og:site_name': ['Souk'],
      'og:description': head.meta['description'],
      'og:locale': ['en_US'],
      'og:locale:alternate': ['ar_EG', 'fr_FR', 'es_ES'],
      'og:image': [expect.stringMatching(/^https?:\/\//)],
      'og:image:alt': [expect.stringMatching(/./)],
      'twitter:card': [expect.stringMatching(/^summary(?:_large_image)?$/)],
    });
    expect(head.meta).not.toHaveProperty('robots');
    expect(head.alternates).toEqual({
      en: url,
      ar: `${url}?lang=ar`,
      fr: `${url}?lang=fr`,
      es: `${url}?lang=es`,
      'x-default': url,
    });
    for (const data of head.jsonLd) expect(data['@context']).toBe('https://schema.org');
  });

  it('has different descriptions and titles on different lists', async () => {
    const lists = [paths.PRODUCTS_PATH, paths.BEST_DEAL_PATH, paths.categoryPath(1)];
    const heads = await Promise.all(lists.map((path) => viewHead(path)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(lists.length);
    expect(new Set(heads.map(({ meta }) => meta['description']?.[0])).size).toBe(lists.length);
  });
});

describe('@SEO-01 @SEO-02 a language', () => {
  it('has its own canonical URL, and the default has none', async () => {
    const french = await viewHead('/blogs?lang=fr');
    expect(french.canonical).toEqual([`${ORIGIN}/blogs?lang=fr`]);
    expect(french.meta).toMatchObject({
      'og:url': [`${ORIGIN}/blogs?lang=fr`],
      'og:locale': ['fr_FR'],
      'og:locale:alternate': ['en_US', 'ar_EG', 'es_ES'],
    });
    expect((await viewHead('/blogs?lang=en')).canonical).toEqual([`${ORIGIN}/blogs`]);
  });

  it('of the URL wins over cookie and Accept-Language', async () => {
    const headers = { cookie: 'locale=es', 'accept-language': 'ar' };
    const page = await view('/blogs?lang=fr', headers);
    expect(page.headers['content-language']).toBe('fr');
  });

  it('that the shopper has chosen is canonicalised to its own URL', async () => {
    const head = await viewHead('/blogs', { cookie: 'locale=es' });
    expect(head.canonical).toEqual([`${ORIGIN}/blogs?lang=es`]);
    expect(head.alternates['x-default']).toBe(`${ORIGIN}/blogs`);
  });

  it('of the shop is the one without a parameter', async () => {
    change = changing('/api/master', (settings: object) => ({ ...settings, app_locale: 'ar' }));
    const head = await viewHead('/blogs');
    expect(head.canonical).toEqual([`${ORIGIN}/blogs`]);
    expect(head.alternates).toMatchObject({
      ar: `${ORIGIN}/blogs`,
      en: `${ORIGIN}/blogs?lang=en`,
      'x-default': `${ORIGIN}/blogs`,
    });
  });

  it('with a code that is no language tag is named as the shop names it', async () => {
    change = changing('/api/master', (settings: { languages: object[] }) => ({
      ...settings,
      languages: [...settings.languages, { id: 5, title: 'اردو', name: 'urdu', direction: 'rtl' }],
    }));
    const head = await viewHead('/blogs');
    expect(head.meta['og:locale:alternate']).toContain('urdu');
    const shops = await view('/shops?sort=name&lang=urdu');
    expect(shops.text).toContain('Atlas Outfitters');
  });

  it('that the shop does not offer has no URL', async () => {
    change = changing('/api/master', (settings: object) => ({ ...settings, languages: [] }));
    const head = await viewHead('/blogs?lang=fr');
    expect(head.canonical).toEqual([`${ORIGIN}/blogs`]);
    expect(head.alternates).toEqual({});
  });
});

describe('@SEO-02 a list', () => {
  it.each([
    ['/products?page=2', '/products?page=2'],
    ['/products?page=1', '/products'],
    ['/products?sort=newest', '/products'],
    ['/products?sort=newest&page=2', '/products'],
    ['/products?min=1&max=900', '/products'],
    ['/products?utm_source=mail', '/products'],
    ['/products?subcategory=1', '/products'],
    ['/best-deal?subcategory=1', '/best-deal'],
    ['/categories/1?subcategory=1', '/categories/1?subcategory=1'],
    ['/categories/1?subcategory=1&sort=newest', '/categories/1?subcategory=1'],
    ['/categories/01', '/categories/1'],
    ['/shops/1?page=2', '/shops/1?page=2'],
    ['/shops/1?tab=reviews', '/shops/1'],
    ['/products/3/details?tab=reviews&reviews-page=2&size=4', '/products/3/details'],
    ['/products/3/details?page=2', '/products/3/details'],
    ['/blogs?category=1', '/blogs'],
  ])('%s is canonicalised to %s', async (path, canonical) => {
    const { canonical: found, alternates } = await viewHead(path);
    expect(found).toEqual([ORIGIN + canonical]);
    expect(alternates['x-default']).toBe(ORIGIN + canonical);
  });

  it('in a language keeps page and language', async () => {
    const { canonical } = await viewHead('/products?page=2&lang=fr');
    expect(canonical).toEqual([`${ORIGIN}/products?page=2&lang=fr`]);
  });

  it('past its end redirects to its last page', async () => {
    const { status, headers } = await view('/products?page=9999&lang=fr');
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/products\?page=\d+&lang=fr$/);
  });
});

describe('@SEO-02 search engines must not index', () => {
  it.each([
    ...PRIVATE_PATHS,
    '/products?search=lamp',
    '/products?search=no-such-thing',
    '/digital-products?search=a',
    '/shops/1?search=a',
    '/support?q=refund',
    '/products?brand=99999',
    '/categories/1?subcategory=99999',
    '/blogs?category=99999',
    '/shops?page=999',
    '/shops/1?page=999',
  ])('%s', async (path) => {
    const { status, meta, canonical, alternates, jsonLd } = await viewHead(path);
    expect({ status, robots: meta['robots'], canonical, alternates, jsonLd }).toEqual({
      status: 200,
      robots: ['noindex'],
      canonical: [],
      alternates: {},
      jsonLd: [],
    });
  });

  it.each([
    ['/blogs', '/api/blogs', 503],
    ['/products', '/api/products', 503],
    ['/products/3/details', '/api/product-details', 503],
    ['/blogs', '/api/master', 200],
  ])('%s when %s fails', async (path, failing, status) => {
    change = ({ url }) => (url.startsWith(failing) ? { status: 500, data: null } : undefined);
    expect(await viewHead(path)).toMatchObject({ status, robots: 'noindex' });
  });

  it('a shop without products, categories, shops and posts', async () => {
    change = ({ url }, data) => {
      const [name] = /products|categories|shops|blogs/.exec(url.split('?', 1)[0] ?? '') ?? [];
      if (name === undefined || url.startsWith('/api/sub')) return undefined;
      return { status: 200, data: { ...(data as object), [name]: [], total: 0 } };
    };
    for (const path of ['/products', '/categories', '/shops', '/blogs']) {
      expect((await viewHead(path)).meta['robots'], path).toEqual(['noindex']);
    }
  });
});

describe('@SEO-01 @SEO-02 an address', () => {
  it.each([
    '/nowhere',
    '/products/99999/details',
    '/products/x/details',
    '/shops/99999',
    '/categories/no-such-category',
    '/blog/no-such-post',
    '/page/no-such-page',
    '/flash-sale/99999',
  ])('%s of an unknown thing is 404', async (path) => {
    const { status, meta, canonical } = await viewHead(path);
    expect([status, meta['robots'], canonical]).toEqual([404, ['noindex'], []]);
  });

  it('of a removed thing is 410 if the backend says so', async () => {
    change = ({ url }) => (url.startsWith('/api/blog/') ? { status: 410, data: null } : undefined);
    const { status, meta } = await viewHead('/blog/removed');
    expect([status, meta['robots']]).toEqual([410, ['noindex']]);
  });

  it.each([
    ['/products/', '/products'],
    ['/Products', '/products'],
    ['/PRODUCTS/3/Details/?lang=fr', '/products/3/details?lang=fr'],
    ['/blog/Some-Post/', '/blog/Some-Post'],
    ['/categories/1/?page=2', '/categories/1?page=2'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await view(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(['//products', '/products//3/details', '//evil.example/'])(
    '%s with doubled slashes is refused',
    async (path) => {
      expect((await view(path)).status).toBe(400);
    },
  );

  it.each([paths.SHOPS_PATH, paths.shopPath(1)])(
    '@SHOP-02 %s of a single-vendor shop redirects to the home page',
    async (path) => {
      change = changing('/api/master', (settings: object) => ({
        ...settings,
        multi_vendor: false,
      }));
      const { status, headers } = await view(path);
      expect([status, headers.location]).toEqual([302, '/']);
    },
  );
});
