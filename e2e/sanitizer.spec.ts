import { expect, test } from '@playwright/test';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { sanitizeHtml } from '../src/lib/html/sanitize-html.ts';
import { ALL_ATTACKS, PARSER_CASES } from '../src/lib/html/testing/vectors.ts';

declare const sanitizer: { sanitizeHtml: (html: string) => unknown };

const root = resolve(import.meta.dirname, '..');
/** Without limits, Chromium would close the page. */
const FORMATTING = Array.from({ length: 3000 }, (_, index) => `<b a=${index}>`).join('');
const REOPENED = `<p>${FORMATTING}</p>${'<p>x'.repeat(3000)}`;
const texts = [...ALL_ATTACKS, ...PARSER_CASES, REOPENED];

test('Chromium’s parser and the server’s produce the same trees', async ({ page }) => {
  const code = await bundleSanitizer();
  expect(code).toContain('new DOMParser');
  await page.addScriptTag({ content: code });
  const trees = await page.evaluate(
    (list) => list.map((html) => JSON.stringify(sanitizer.sanitizeHtml(html))),
    texts,
  );
  const different = texts.filter(
    (html, index) => trees[index] !== JSON.stringify(sanitizeHtml(html)),
  );
  expect(different).toEqual([]);
});

async function bundleSanitizer(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: join(root, 'src/lib/html/sanitize-html.ts'),
        name: 'sanitizer',
        formats: ['iife'],
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('Vite returned no bundle.');
  return bundle.output[0].code;
}
