import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { findModuleState } from '../testing/find-module-state.ts';

const SRC = resolve(import.meta.dirname, '../..');

/** One instance per process, or developer tools. */
const EXEMPT = /\.test(-d)?\.|(^|\/)(testing|tests?|generated)\/|^(server|dev)\//;

/** State of the page, or pure caches. */
const ALLOWED = [
  // Script elements and object URLs exist once per page.
  /^features\/auth\/model\/social-sdk\.ts:\d+ const pendingScripts/,
  /^ui\/fields\/use-file-url\.ts:\d+ const objectUrls/,
  // The events of the page, also before there is an app.
  /^app\/entries\/early-events\.ts:\d+ (?:let hasStarted|let isRepeating|const pending)/,
  /^api\/transport\/early-requests\.ts:\d+ const early/,
  /^lib\/log\.ts:\d+ let isLeaving/,
  /^lib\/react\/when-needed\.ts:\d+ let (?:firstAction|hasActed)/,
  // The same input always returns the same value.
  /^lib\/datetime\/intl-locale\.ts:\d+ const locales/,
  /^lib\/money\.ts:\d+ const formats/,
  /^app\/entries\/entry-server\.tsx:\d+ const i18nByMessages/,
  /^lib\/config\/boot-data\.ts:\d+ const knownJson/,
  /^api\/runtime\/use-query\.ts:\d+ const keysWithoutInput/,
  // Keyed by an object of one app.
  /^features\/chat\/hooks\/use-start-chat\.ts:\d+ const startedPartners/,
];

test('no module has app state or adds listeners when imported', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));
  expect(files).toContain('api/session.ts');
  const found = files.flatMap((file) =>
    findModuleState(readFileSync(join(SRC, file), 'utf8'), file),
  );
  expect(found.filter((one) => !ALLOWED.some((allowed) => allowed.test(one)))).toEqual([]);
});

test.each([
  'let count = 0;',
  'export const store = createStore<State>(() => START);',
  'export const cart = createPersistedStore(EMPTY, {});',
  'const open = new Map<string, number>();',
  'const closers: (() => void)[] = [];',
  'session.subscribe(reset);',
  "window.addEventListener('storage', read);",
])('finds %s', (code) => {
  expect(findModuleState(code, 'module.ts')).toEqual([`module.ts:1 ${code}`]);
});

test.each([
  'const LISTS: ReadonlySet<string> = new Set([PRODUCTS]);',
  'export const createCart = () => createStore(() => EMPTY);',
  'const LIMIT = 60_000;',
  'const NONE: readonly string[] = [];',
])('allows %s', (code) => {
  expect(findModuleState(code, 'module.ts')).toEqual([]);
});
