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

const page: RenderedPage = {
  texts: {},
  locale: 'en',
  direction: 'ltr',
  renderedAtMs: 5,
  messages: {},
  fallback: {
    list: [{ name: 'a' }],
    text: '</script>\u2028',
  },
};

function readFrom(json: string) {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${json}</script>`;
  return parseBootData(document);
}

test('serializes a page and restores it', () => {
  const json = toBootJson({ config: DEFAULT_CONFIG, page });
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
