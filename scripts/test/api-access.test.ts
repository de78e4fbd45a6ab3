import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const CALLS = [
  "export const load = () => fetch('/api/master');",
  "export const load = () => globalThis.fetch('/api/master');",
  "export const load = () => window.fetch('/api/master');",
  'export const load = () => new XMLHttpRequest();',
  "export const load = () => new WebSocket('wss://shop.example/app/key');",
  "export const load = () => new EventSource('/api/news');",
];
const REJECTED_FOLDERS = [
  'src/features/cart/hooks',
  'src/app/shell',
  'src/lib/text',
  'src/ui/content',
];
const ALLOWED_FOLDERS = ['src/api/transport', 'src/features/cart/testing'];
const SCREEN = 'export function Screen() {\n  return null;\n}\n';
const SCREENS = 'src/features/cart/screens';

interface Report {
  diagnostics: { code: string; filename: string }[];
}

let folder: string;
let codes: ReadonlyMap<string, string[]>;

function write(path: string, source: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

/** The linter exits with 1 if it finds something. */
function lint(): Report {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [index, source] of CALLS.entries()) {
    for (const folderPath of [...REJECTED_FOLDERS, ...ALLOWED_FOLDERS])
      write(`${folderPath}/call-${index}.ts`, source);
  }
  write(`${SCREENS}/good-screen.tsx`, SCREEN);
  write(`${SCREENS}/bad-screen.tsx`, `${SCREEN}export const queries = () => [];\n`);
  const found = new Map<string, string[]>();
  for (const { filename, code } of lint().diagnostics) {
    const path = filename.replaceAll('\\', '/');
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  codes = found;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([...CALLS.entries()])('call %i, `%s`', (index) => {
  test.each(REJECTED_FOLDERS)('@API-19 is rejected in %s', (folderPath) => {
    expect(codes.get(`${folderPath}/call-${index}.ts`)).toEqual([
      expect.stringMatching(/no-restricted-(globals|properties)/),
    ]);
  });

  test.each(ALLOWED_FOLDERS)('@API-19 is allowed in %s', (folderPath) => {
    expect(codes.get(`${folderPath}/call-${index}.ts`)).toBeUndefined();
  });
});

test('a screen’s module exports only its component, so that Fast Refresh keeps its state', () => {
  expect(codes.get(`${SCREENS}/good-screen.tsx`)).toBeUndefined();
  expect(codes.get(`${SCREENS}/bad-screen.tsx`)).toEqual([
    expect.stringContaining('only-export-components'),
  ]);
});
