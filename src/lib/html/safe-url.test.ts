import { describe, expect, test } from 'vitest';
import { IMAGE_SCHEMES, isExternalUrl, safeUrl, WEB_SCHEMES } from './safe-url.ts';

const NBSP = '\u00a0';
const BOM = '\ufeff';
const LINE_SEPARATOR = '\u2028';
const ZERO_WIDTH_SPACE = '\u200b';
const SOFT_HYPHEN = '\u00ad';
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';

describe('keeps', () => {
  test.each([
    ['https://shop.example/a?b=1&c=2#d', 'https://shop.example/a?b=1&c=2#d'],
    ['http://shop.example', 'http://shop.example'],
    ['HTTPS://Shop.example/A', 'https://Shop.example/A'],
    ['https://shop.example:8443/a', 'https://shop.example:8443/a'],
    ['https://[2001:db8::1]/a', 'https://[2001:db8::1]/a'],
    ['https://متجر.example/منتج', 'https://متجر.example/منتج'],
    ['https://my_shop.example/', 'https://my_shop.example/'],
    ['//cdn.example/a.webp', '//cdn.example/a.webp'],
    ['/products?page=2', '/products?page=2'],
    ['/a b.pdf', '/a b.pdf'],
    ['/time/12:30', '/time/12:30'],
    ['next', 'next'],
    ['../up', '../up'],
    ['?next=https://a.example', '?next=https://a.example'],
    ['#size:guide', '#size:guide'],
    ['/دسته\u200cبندی', '/دسته\u200cبندی'],
    ['mailto:hello@shop.example?subject=Order', 'mailto:hello@shop.example?subject=Order'],
    ['tel:+97145550142', 'tel:+97145550142'],
    ['sms:+97145550142', 'sms:+97145550142'],
    ['whatsapp://send?phone=97145550142', 'whatsapp://send?phone=97145550142'],
  ])('%j', (value, expected) => {
    expect(safeUrl(value)).toBe(expected);
  });
});

describe('repairs', () => {
  test.each([
    ['  https://a.example/ ', 'https://a.example/'],
    [`${NBSP}https://a.example${NBSP}`, 'https://a.example'],
    [`${BOM}/cart`, '/cart'],
    ['https://a.example/\n\tb', 'https://a.example/b'],
    [`https${ZERO_WIDTH_SPACE}://a.example`, 'https://a.example'],
    ['/a\u0000b', '/ab'],
    [`/a${RIGHT_TO_LEFT_OVERRIDE}b`, '/ab'],
    ['http:\\\\a.example\\b?c\\d', 'http://a.example/b?c\\d'],
    ['\\\\evil.example', '//evil.example'],
    ['/\\evil.example', '//evil.example'],
    ['/\t/evil.example', '//evil.example'],
    ['uploads\\a.webp', 'uploads/a.webp'],
  ])('%j', (value, expected) => {
    expect(safeUrl(value)).toBe(expected);
  });
});

describe('rejects the scheme of', () => {
  test.each([
    'javascript:run()',
    'JaVaScRiPt:run()',
    ' javascript:run()',
    '\tjavascript:run()',
    'java\tscript:run()',
    'java\r\nscript:run()',
    'javascript\n:run()',
    '\u0000javascript:run()',
    '\u0001javascript:run()',
    'java\u0000script:run()',
    `${NBSP}javascript:run()`,
    `java${NBSP}script:run()`,
    `${LINE_SEPARATOR}javascript:run()`,
    `${BOM}javascript:run()`,
    `${ZERO_WIDTH_SPACE}javascript:run()`,
    `java${SOFT_HYPHEN}script:run()`,
    `${RIGHT_TO_LEFT_OVERRIDE}javascript:run()`,
    'javascript\ufe0f:run()',
    'javascript\u{e0001}:run()',
    'javascript://shop.example/%0Arun()',
    'javascript:/*https://shop.example*/run()',
    'ｊavascript:run()',
    'javaſcript:run()',
    'vbscript:run()',
    'livescript:run()',
    'data:text/html,<script>run()</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'filesystem:https://shop.example/x',
    'about:blank',
    'view-source:https://shop.example',
    'intent://a#Intent;scheme=javascript;end',
    'jar:https://shop.example!/a',
    'ws://shop.example',
    'ftp://shop.example',
    'shop.example:8080/a',
    'constructor:x',
    ':javascript:run()',
    '&nbsp;javascript:run()',
  ])('%j', (value) => {
    expect(safeUrl(value)).toBeUndefined();
  });
});

describe('rejects the host of', () => {
  test.each([
    'https:evil.example',
    'https:///evil.example',
    '///evil.example',
    'https://shop.example@evil.example',
    'https://user:password@shop.example',
    'https://a b.example',
    'https://a.example" onclick="run()',
    'https://%65vil.example',
    'https://',
    'http://[',
  ])('%j', (value) => {
    expect(safeUrl(value)).toBeUndefined();
  });
});

describe('returns undefined for', () => {
  test.each([undefined, null, '', ' ', `${NBSP}${BOM}`])('%j', (value) => {
    expect(safeUrl(value)).toBeUndefined();
  });
});

describe('for image URLs', () => {
  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['DATA:image/PNG;base64,iVBO\r\nRw0KGgo=', 'data:image/PNG;base64,iVBORw0KGgo='],
    ['/media/a.webp', '/media/a.webp'],
  ])('%j', (value, expected) => {
    expect(safeUrl(value, IMAGE_SCHEMES)).toBe(expected);
  });

  test.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png,<script>run()</script>',
    'data:image/png;base64,<svg onload=run()>',
    'data:text/html;base64,aaaa',
    'mailto:a@b.example',
  ])('%j', (value) => {
    expect(safeUrl(value, IMAGE_SCHEMES)).toBeUndefined();
  });

  test('rejects an image data URL as a link', () => {
    expect(safeUrl('data:image/png;base64,iVBORw0KGgo=')).toBeUndefined();
  });
});

test.each(['mailto:a@b.example', 'tel:1', 'whatsapp://send'])(
  '%j is not a valid page URL',
  (value) => {
    expect(safeUrl(value, WEB_SCHEMES)).toBeUndefined();
  },
);

test.each([
  ['https://a.example', true],
  ['//a.example', true],
  ['/a', false],
  ['https', false],
  ['mailto:a@b.example', false],
])('detects whether %j names a host: %j', (url, expected) => {
  expect(isExternalUrl(url)).toBe(expected);
});

test('returns every result unchanged when called again', () => {
  for (const value of ['HTTPS://A.example/ b ', '\\\\a\\b', ' mailto:a@b ', '/a\u200b']) {
    const url = safeUrl(value);
    expect(safeUrl(url)).toBe(url);
  }
});

test.each([
  ['inner spaces', `a${' '.repeat(2_000_000)}b`, `a${' '.repeat(2_000_000)}b`],
  ['leading spaces', `${' '.repeat(2_000_000)}javascript:run()`, undefined],
  [
    'base64 with line breaks',
    `data:image/png;base64,${'aaaa\n'.repeat(400_000)}`,
    `data:image/png;base64,${'a'.repeat(1_600_000)}`,
  ],
  ['a long host', `//${'a.'.repeat(1_000_000)}@`, undefined],
])('takes linear time for %s', (_, value, expected) => {
  expect(safeUrl(value, IMAGE_SCHEMES) === expected).toBe(true);
});
