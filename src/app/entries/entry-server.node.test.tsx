import { describe, expect, inject, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { renderPage } from './entry-server.tsx';

/** The page as a shopper gets it who has chosen a language. */
async function openPage(path: string, locale: string) {
  const errors: unknown[] = [];
  const answer = await renderPage({
    url: new URL(path, 'http://shop.example'),
    cookie: `locale=${locale}`,
    acceptLanguage: 'en-US,en;q=0.9',
    backend: inject('mockUrl'),
    headers: { 'X-Mock-World': 'entry-server' },
    config: DEFAULT_CONFIG,
    onError: (error) => errors.push(error),
  });
  return { ...answer, html: await new Response(answer.stream).text(), errors };
}

describe('a language', () => {
  it.each([
    ['fr', 'Français', 'Cuisine', 'Afficher plus', /5,0 sur 5, \d+ /],
    ['es', 'Español', 'Cocina', 'Cargar más', /5,0 de 5, \d+ /],
  ])(
    '@LANG-04 %s shows the server’s texts and names over ours, and ours where it has none',
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

  it('@LANG-04 stands in English where even the language file is missing', async () => {
    const page = await openPage('/', 'nl');
    expect([page.status, page.locale, page.direction]).toEqual([200, 'nl', 'ltr']);
    expect(page.errors).toHaveLength(1);
    expect(page.html).toContain('Load more');
    expect(page.html).toContain('Kitchen');
  });
});

describe('what the shop has written', () => {
  it.each([
    ['/terms-and-conditions', 'Who you deal with'],
    ['/about-us', 'About Us'],
    ['/blogs', 'Coffee at home without the fuss'],
    ['/blog/coffee-at-home-without-the-fuss', '<h2[^>]*id="part-the-press"[^>]*>The press</h2>'],
    ['/contact-us', 'hello@souk.example'],
    ['/support', 'Can I cancel an order'],
  ])('%s comes whole, with title, description and what it is about', async (path, text) => {
    const page = await openPage(path, 'en');
    expect(page.errors).toEqual([]);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(new RegExp(text));
    expect(page.html).toMatch(/<title>[^<]+ - Souk<\/title>/);
    expect(page.html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(page.html).toContain('property="og:title"');
    expect(page.html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(['/blog/no-such-post', '/page/no-such-page'])('%s is a 404', async (path) => {
    const page = await openPage(path, 'en');
    expect(page.status).toBe(404);
    expect(page.errors).toEqual([]);
  });
});
