import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_URLS } from '../html/testing/hostile-urls.ts';
import { linkify } from './linkify.ts';

const hrefs = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

test.each([
  ['see https://souk.example/a?b=c#d now', ['https://souk.example/a?b=c#d']],
  ['http://a.example and HTTPS://b.example', ['http://a.example', 'https://b.example']],
  ['(https://a.example/x).', ['https://a.example/x']],
  ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['هنا https://a.example/س؟', ['https://a.example/س']],
  ['https://a.example,https', ['https://a.example,https']],
  ['«https://a.example»', ['https://a.example']],
  ['‹https://a.example/x›.', ['https://a.example/x']],
  ['„https://a.example/x“', ['https://a.example/x']],
  ['“https://a.example/x”。', ['https://a.example/x']],
  ['https://a.example/x。', ['https://a.example/x']],
  ['https://a.example/x、https！？', ['https://a.example/x、https']],
])('@MSG-05 finds the links in %s: %j', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://a.example',
  'https://',
  'xhttps//a.example',
  '<a href="javascript:alert(1)">https</a>',
  'https://shop.example@evil.example',
  'https:///evil.example',
  ...HOSTILE_URLS.filter((url) => !url.startsWith('blob:')),
])('@MSG-05 finds no link in %s', (text) => {
  expect(hrefs(text)).toEqual([]);
});

test('@MSG-05 a URL ends where markup begins', () => {
  expect(hrefs('https://a.example/"onmouseover="alert(1)')).toEqual(['https://a.example/']);
  expect(hrefs('https://a.example/<img src=x>')).toEqual(['https://a.example/']);
});

const DOTS = '.'.repeat(100_000);

test.each([
  ['brackets', ')'.repeat(100_000), ''],
  ['full stops', DOTS, ''],
  ['ideographic full stops', '。'.repeat(100_000), ''],
  ['full stops before the end', `${DOTS}x`, `${DOTS}x`],
])('@SAFE-01 reads a URL with 100,000 %s', (_, text, kept) => {
  expect(hrefs(`https://a.example/x${text}`)).toEqual([`https://a.example/x${kept}`]);
});

test('preserves the complete text and only links to http and https', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom('https://', 'http://x', '. ', '<', 'javascript:', '\u202e'),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 8 }), (list) => {
      const text = list.join('');
      const parts = linkify(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) {
        if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }
    }),
  );
});
