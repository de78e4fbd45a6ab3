import { describe, expect, inject, it } from 'vitest';
import { DEFAULT_CONFIG } from '../lib/boot.ts';
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

describe('a language of the settings that has no texts of our own', () => {
  it.each([
    ['fr', 'Français', 'Cuisine', 'Afficher plus'],
    ['es', 'Español', 'Cocina', 'Cargar más'],
  ])(
    '@LANG-04 %s shows the server’s texts and names over the English ones',
    async (locale, title, category, more) => {
      const page = await openPage('/', locale);
      expect(page.errors).toEqual([]);
      expect([page.status, page.locale, page.direction]).toEqual([200, locale, 'ltr']);
      expect(page.html).toContain(`<option value="${locale}" selected="">${title}</option>`);
      expect(page.html).toContain(category);
      expect(page.html).toContain(more);
      expect(page.html).not.toContain('Load more');
      // What the language file lacks stands in English, with its numbers in place.
      expect(page.html).toMatch(/Rated 5\.0 out of 5, \d+ reviews/);
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
