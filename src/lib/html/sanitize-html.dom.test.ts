import { describe, expect, test } from 'vitest';
import { parseHtml as parseInBrowser } from './parse-html.browser.ts';
import { parseHtml as parseOnServer } from './parse-html.server.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { ALL_ATTACKS, PARSER_CASES, withTitles } from './testing/vectors.ts';

/** jsdom moves this text after the table; Chromium and parse5 move it in front. */
const JSDOM_DIFFERS = '<table><!--><img src=x onerror=run()>--></table>';

describe('server and browser build the same tree of', () => {
  test.each(withTitles([...ALL_ATTACKS.filter((html) => html !== JSDOM_DIFFERS), ...PARSER_CASES]))(
    '%s',
    (_, html) => {
      expect(sanitizeHtml(html, parseInBrowser)).toEqual(sanitizeHtml(html, parseOnServer));
    },
  );
});

test('reads a form whose inputs shadow its properties', () => {
  const html = '<form><input name="childNodes"><input name="attributes"><p>x</p></form>';
  expect(sanitizeHtml(html, parseInBrowser)).toMatchObject([
    { tagName: 'p', children: [{ value: 'x' }] },
  ]);
});

test('limits what the browser’s parser builds', () => {
  const html = `<p>${'<b>'.repeat(300)}</p>${'<p>x'.repeat(300)}`;
  expect(sanitizeHtml(html, parseInBrowser)).toEqual(sanitizeHtml(html, parseOnServer));
});
