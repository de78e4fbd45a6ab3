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
  locale: 'en',
  direction: 'ltr',
  renderedAt: 5,
  messages: {},
  fallback: {
    page: first,
    list: [first],
    other: [{ name: 'a' }],
    empty: [],
    text: '</script>\u2028',
  },
};

/** What a browser reads of a page with this hand-over. */
function readFrom(json: string) {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${json}</script>`;
  return parseBootData(document);
}

test('data that a list shares with its page is sent once, and read as it was', () => {
  const json = toBootJson({ config: DEFAULT_CONFIG, page });
  expect(json.match(/a long product/g)).toHaveLength(20);
  expect(readFrom(json)).toEqual({ config: DEFAULT_CONFIG, page });
});

test('no text ends the element', () => {
  const json = toBootJson({ config: DEFAULT_CONFIG, page });
  expect(json).not.toMatch(/[<\u2028]/);
});

test('a page of a plain file server has none', () => {
  expect(readFrom('')).toEqual({ config: DEFAULT_CONFIG, page: null });
  expect(readFrom(toBootJson({ config: DEFAULT_CONFIG, page: null })).page).toBeNull();
});
