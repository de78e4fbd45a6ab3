import { existsSync } from 'node:fs';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import type { getHome } from '../../api/generated/catalogue.ts';
import type { DataOf } from '../../api/runtime/use-query.ts';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { type PageRequest, renderPage } from './entry-server.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(path: string, locale?: string, request: Partial<PageRequest> = {}) {
  const errors: unknown[] = [];
  const page = await renderPage({
    url: new URL(path, 'http://shop.example'),
    locale,
    backend: inject('mockUrl'),
    headers: { 'X-Mock-World': 'entry-server' },
    fetch,
    readShared: (_, load) => load(),
    deliveryCountries: [],
    config: DEFAULT_CONFIG,
    onError: (error) => errors.push(error),
    ...request,
  });
  const markup = String(page.app);
  return { ...page, markup, html: page.head + markup, errors };
}

const GUARD = 'src/app/navigation/guard.tsx';

/** Responds to matching paths instead of the mock. */
function respondingTo(path: RegExp, respond: () => Response | Promise<Response>): typeof fetch {
  return async (input) => {
    const request = input as Request;
    return path.test(new URL(request.url).pathname) ? respond() : fetch(request);
  };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('language', () => {
  it.each([
    ['fr', 'Français', 'Cuisine', 'Afficher plus', /5,0 sur 5, \d+ /],
    ['es', 'Español', 'Cocina', 'Cargar más', /5,0 de 5, \d+ /],
  ])(
    '@LANG-04 %s shows the server’s texts first, and the built-in ones where it has none',
    async (locale, title, category, more, rated) => {
      const page = await openPage('/', locale);
      expect(page.errors).toEqual([]);
      expect([page.status, page.locale, page.direction]).toEqual([200, locale, 'ltr']);
      expect(page.html).toContain(`<option value="${locale}" selected="">${title}</option>`);
      expect(page.html).toContain(category);
      expect(page.html).toContain(more);
      expect(page.html).not.toContain('Load more');
      expect(page.html).toMatch(rated);
    },
  );

  it('@WORD-01 renders menus and footers translated, and sends the translations with the page', async () => {
    const { html, errors, boot } = await openPage('/', 'ar');
    expect(errors).toEqual([]);
    const navigation = /<nav .*?<\/nav>/s.exec(html)?.[0];
    expect(navigation).toContain('المنتجات الرقمية');
    expect(navigation).not.toMatch(/>[^<]*(?:Products|Home|Blog)/);
    expect(html).toContain('سياسة الإرجاع والاسترداد');
    const { texts } = boot.page ?? {};
    expect(texts).toMatchObject({
      Home: 'الرئيسية',
      'Best deals': 'أفضل العروض',
      'Our story': 'قصتنا',
      'Weekend Flash Sale': 'تخفيضات نهاية الأسبوع',
    });
    // Known to have no translation.
    expect(texts).toMatchObject({ 'hello@souk.example': 'hello@souk.example' });
  });

  it('@WORD-01 shows menus and footers as sent in English', async () => {
    const { html, boot } = await openPage('/', 'en');
    expect(html).toContain('Digital Products');
    expect(boot.page?.texts).toEqual({});
  });

  it.each([
    ['fr', false, 'Plus à voir'],
    ['fr', true, 'Afficher plus'],
    ['nl', true, 'Plus à voir'],
  ])(
    '@LANG-04 in %s with own texts preferred: %s, a page shows “%s”',
    async (locale, prefersOwnTexts, text) => {
      const page = await openPage('/', locale, {
        fetch: respondingTo(/\/lang\//, json({ 'Load more': 'Plus à voir' })),
        config: { ...DEFAULT_CONFIG, prefersOwnTexts },
      });
      expect([page.errors, page.isComplete]).toEqual([[], true]);
      expect(page.html).toContain(text);
      expect(Object.keys(page.boot.page?.messages ?? {})).toHaveLength(
        text === 'Plus à voir' ? 1 : 0,
      );
    },
  );

  it('@LANG-04 falls back to English when there is no language file', async () => {
    const page = await openPage('/', 'nl');
    expect([page.status, page.locale, page.direction]).toEqual([200, 'nl', 'ltr']);
    expect(page.errors).toHaveLength(1);
    expect(page.html).toContain('Load more');
    expect(page.html).toContain('Kitchen');
  });
});

describe('page data', () => {
  it('contains only the fields that screens read', async () => {
    const { boot } = await openPage('/', 'en');
    const [home] = Object.entries(boot.page?.fallback ?? {})
      .filter(([key]) => key.startsWith('@"getHome"'))
      .map(([, data]) => data as DataOf<typeof getHome>);
    const [product] = home?.popular_products ?? [];
    expect(product).toMatchObject({ name: expect.any(String), price: expect.any(Number) });
    expect(Object.keys(product?.shop ?? {})).toEqual(['id', 'name']);
    expect(product).not.toHaveProperty('unit');
    for (const category of home?.categories ?? []) {
      expect(Object.keys(category)).toEqual(['id', 'name', 'thumbnail']);
    }
  });
});

describe('content pages', () => {
  it.each([
    ['/terms-and-conditions', 'Who you deal with'],
    ['/about-us', 'About Us'],
    ['/blogs', 'Coffee at home without the fuss'],
    ['/blog/coffee-at-home-without-the-fuss', '<h2[^>]*id="part-the-press"[^>]*>The press</h2>'],
    ['/contact-us', 'hello@souk.example'],
    ['/support', 'Can I cancel my order'],
  ])(
    '%s is rendered completely, with title, description and Open Graph tags',
    async (path, text) => {
      const page = await openPage(path, 'en');
      expect(page.errors).toEqual([]);
      expect(page.status).toBe(200);
      expect(page.html).toMatch(new RegExp(text));
      expect(page.html).toMatch(/<title>[^<]+ - Souk<\/title>/);
      expect(page.html).toMatch(/<meta [^>]*name="description" content="[^"]{20,}"/);
      expect(page.html).toContain('property="og:title"');
      expect(page.html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it.each(['/blog/no-such-post', '/page/no-such-page'])('%s is a 404', async (path) => {
    const page = await openPage(path, 'en');
    expect(page.status).toBe(404);
    expect(page.errors).toEqual([]);
  });
});

describe('page', () => {
  it.each([
    ['a 500', json({}, 500)],
    ['a 429', json({ message: 'Too Many Attempts.' }, 429)],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['invalid JSON', () => new Response('<html>')],
    ['no data', json({ data: null })],
    ['an empty object', json({})],
  ])('@SRV-05 responds 503 when the request for its data ends with %s', async (_name, respond) => {
    const page = await openPage('/blogs', 'en', { fetch: respondingTo(/blog/, respond) });
    expect([page.status, page.isComplete]).toEqual([503, false]);
  });

  it.each([
    [{ message: 'product not found' }, 404],
    [{ message: 'product details', data: null }, 503],
    [{}, 503],
  ])('@SRV-05 of a product whose response is %j has the status %i', async (body, expected) => {
    const fetchProduct = respondingTo(/product-details/, json(body));
    const page = await openPage('/products/3/details', 'en', { fetch: fetchProduct });
    expect([page.status, page.isComplete]).toEqual([expected, expected === 404]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty object', {}],
    ['a number', 5],
    ['a list', []],
    ['wrong types', { languages: null, app_locale: 5, menus: 'x', footers: [null], currencies: 1 }],
    ['a hostile language', { app_locale: 'en"><meta http-equiv=refresh>', languages: [{}] }],
  ])('@SRV-05 is rendered when the settings are %s', async (_name, data) => {
    const fetchSettings = respondingTo(/\/api\/master$/, json({ message: 'ok', data }));
    const page = await openPage('/blogs', undefined, { fetch: fetchSettings });
    expect([page.status, page.locale]).toEqual([200, 'en']);
    expect(page.html).toContain('Coffee at home without the fuss');
  });

  it('@SRV-05 is rendered but incomplete without settings or texts', async () => {
    for (const path of [/\/api\/master$/, /\/lang\//]) {
      const page = await openPage('/blogs', 'fr', { fetch: respondingTo(path, json({}, 500)) });
      expect([page.status, page.isComplete]).toEqual([200, false]);
    }
  });

  it('@SRV-05 fetches its data and the settings in parallel', async () => {
    const requestedPaths: string[] = [];
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = openPage('/blogs', 'en', {
      async fetch(input) {
        const request = input as Request;
        requestedPaths.push(new URL(request.url).pathname);
        // Waits for both requests.
        if (
          requestedPaths.some((path) => path.includes('blog')) &&
          requestedPaths.includes('/api/master')
        )
          release();
        await gate;
        return fetch(request);
      },
    });
    expect((await page).status).toBe(200);
  });
});

it.each([
  ['/', []],
  ['/products/3/details', []],
  ['/nowhere', []],
  ['/cart', ['src/api/client.ts']],
  ['/profile', ['src/api/client.ts', GUARD, 'src/app/shell/menus/dashboard-menu.tsx']],
  ['/checkout', ['src/api/client.ts', GUARD, 'src/app/shell/checkout-bars.tsx']],
])(
  '%s names the code that it loads right after hydration, and no data of a customer',
  async (path, parts) => {
    const page = await openPage(path, 'en');
    expect(page.errors).toEqual([]);
    expect(page.parts).toEqual(parts);
    // Keys of the manifest are paths of source files.
    for (const part of parts) expect(existsSync(part), part).toBe(true);
    expect(Object.keys(page.boot.page?.fallback ?? {}).join()).not.toMatch(/getCart|getProfile/);
  },
);

it.each([
  ['/products/3/details', []],
  ['/nowhere', []],
  ['/cart', ['/api/carts']],
  ['/checkout', ['/api/carts', '/api/addresses']],
])('%s names the requests that it sends for customers', async (path, requests) => {
  expect((await openPage(path, 'en')).customerRequests).toEqual(requests);
});

describe('cards and a footer that are known', () => {
  const list = '/products?sort_type=high_to_low';
  const readList = async (change: (body: string) => string) => {
    const path = list.replace('?', '?per_page=20&');
    const page = await openPage(path, 'en', {
      async fetch(input) {
        const response = await fetch(input);
        const isChanged = /\/api\/(?:products|master)$/.test(new URL(response.url).pathname);
        return isChanged ? new Response(change(await response.text()), response) : response;
      },
    });
    expect(page.errors).toEqual([]);
    return page.markup;
  };

  it.each([
    '/',
    '/products',
    '/digital-products',
    '/best-deal',
    '/categories/1',
    '/shops/1',
    '/products/3/details',
  ])('leave %s unchanged in each language', async (path) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const locale of ['en', 'fr', 'ar']) {
      const { markup } = await openPage(path, locale);
      expect(markup.split('<article ').length).toBeGreaterThan(3);
      expect((await openPage(path, locale)).markup === markup).toBe(true);
    }
  });

  it('are rendered again after a change of product or settings', async () => {
    const before = await readList((body) => body);
    const name = /title="Save ([^"]+) to wishlist"/.exec(before)?.[1] ?? '';
    const renamed = await readList((body) => body.replaceAll(name, 'Paper Lantern'));
    expect(renamed).toContain('title="Save Paper Lantern to wishlist"');
    expect(before).toContain('$');
    const inYen = await readList((body) => body.replaceAll('"symbol":"$"', '"symbol":"¥"'));
    expect(inYen).toContain('¥');
    const cards = inYen.slice(inYen.indexOf('<article'), inYen.lastIndexOf('</article>'));
    expect(cards).not.toContain('$');
    const copyright = '"web_footer_text":"Lanterns and more"';
    expect(
      await readList((body) => body.replace(/"web_footer_text":"[^"]*"/, copyright)),
    ).toContain('Lanterns and more');
  });

  it('are not confused by the mark of a card in a text', async () => {
    const before = await readList((body) => body);
    const name = /title="Save ([^"]+) to wishlist"/.exec(before)?.[1] ?? '';
    const hostile = `x data-mark="0">y`;
    const markup = await readList((body) =>
      body.replaceAll(name, JSON.stringify(hostile).slice(1, -1)),
    );
    expect(markup).toContain('x data-mark=&quot;0&quot;&gt;y');
  });
});
