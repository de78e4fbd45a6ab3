// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  BOOT_ID,
  DEFAULT_CONFIG,
  parseBootData,
  type RenderedPage,
  toBootJson,
} from './boot-data.ts';

afterEach(() => document.body.replaceChildren());

const first = { products: ['a long product '.repeat(20)] };
const page: RenderedPage = {
  texts: {},
  locale: 'en',
  direction: 'ltr',
  renderedAtMs: 5,
  messages: {},
  fallback: {
    page: first,
    list: [first],
    other: [{ name: 'a' }],
    empty: [],
    text: '</script>\u2028',
  },
};

function readFrom(json: string) {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${json}</script>`;
  return parseBootData(document);
}

test('serializes data shared by a list and its page once and restores it', () => {
  const json = toBootJson({ config: DEFAULT_CONFIG, page });
  expect(json.match(/a long product/g)).toHaveLength(20);
  expect(readFrom(json)).toEqual({ config: DEFAULT_CONFIG, page });
});

test('no text can close the script element', () => {
  const json = toBootJson({ config: DEFAULT_CONFIG, page });
  expect(json).not.toMatch(/[<\u2028]/);
});

test('a page from a static file server has no boot data', () => {
  expect(readFrom('')).toEqual({ config: DEFAULT_CONFIG, page: null });
  expect(readFrom(toBootJson({ config: DEFAULT_CONFIG, page: null })).page).toBeNull();
});
