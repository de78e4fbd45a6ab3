import { expect, test } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

test.each([
  ['<h3>A &amp; B</h3><script>x</script><p>c&nbsp;d</p>', 'A & B c d'],
  ['<style>p { color: red }</style ><p>a</p>', 'a'],
  ['a<!-- b > c -->d', 'a d'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<SCRIPT>x</SCRIPT>a<script>never closed', 'a'],
  ['a <b', 'a'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['Mom&#039;s caf&eacute; &#x2013; &Uuml;ber&nbsp;&ccedil;a&hellip;', "Mom's café – Über ça…"],
  ['It&#146;s 5&nbsp;&times;&nbsp;2 &#150; Sm&oslash;rebr&oslash;d', 'It’s 5 × 2 – Smørebrød'],
  ['&#x1F600;&#128512;', '😀😀'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['&unknown; & &; &#; &eacute', '&unknown; & &; &#; &eacute'],
])('converts %s to %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test.each([
  ['angle brackets', '<'.repeat(2_000_000), '<'.repeat(2_000_000)],
  ['unclosed tags', '<a '.repeat(1_000_000), ''],
  ['unclosed script names', '<script'.repeat(500_000), ''],
  ['unclosed end tags', `<script>${'</script'.repeat(500_000)}`, ''],
  ['script tags', '<script>x'.repeat(300_000), ''],
  ['comments', '<!--'.repeat(500_000), ''],
  ['references', '&'.repeat(2_000_000), '&'.repeat(2_000_000)],
  ['blanks', ' \n'.repeat(1_000_000), ''],
])('takes linear time for %s', (_, html, text) => {
  expect(toPlainText(html) === text).toBe(true);
});
