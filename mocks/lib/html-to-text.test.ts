import { expect, it } from 'vitest';
import { plainText } from './html-to-text.ts';

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<h2>Head</h2>\n<ul>\n<li>a</li><li>b</li></ul>', 'Head a b'],
  ['<p>an <strong>un</strong>broken word</p>', 'an unbroken word'],
  ['<p>see <a href="/x">this</a>, please</p>', 'see this, please'],
  ['Fable &amp; Frond &lt;3&nbsp;&unknown;', 'Fable & Frond <3 &unknown;'],
  ['<img src="/media/x.webp" alt="y">', ''],
])('converts %s', (html, text) => {
  expect(plainText(html, 200)).toBe(text);
});

it('truncates in the middle of a word', () => {
  expect(plainText('<p>abcdef ghi</p>', 8)).toBe('abcdef g');
});
