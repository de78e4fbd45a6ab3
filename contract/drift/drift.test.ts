import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DriftResult } from '../cli/commands/drift-result.ts';
import { call } from '../testing/call.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-drift-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `undocumented` is empty if the command failed. */
async function drift(...args: string[]) {
  const file = join(folder, 'drift.json');
  const result = await call('drift', ...args, '--no-screens', '--json', file);
  if (result.code > 1) return { ...result, undocumented: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as DriftResult;
  return { ...result, undocumented: report.backend?.undocumented ?? [] };
}

function recording(
  ...entries: { url: string; status?: number; headers?: object[]; text: string }[]
) {
  const file = join(folder, 'session.har');
  const log = {
    version: '1.2',
    entries: entries.map(({ url, status = 200, headers = [], text }) => ({
      request: { method: 'GET', url, headers: [] },
      response: {
        status,
        headers: [{ name: 'Content-Type', value: 'application/json' }, ...headers],
        content: { mimeType: 'application/json', text, size: text.length },
      },
    })),
  };
  writeFileSync(file, JSON.stringify({ log }));
  return file;
}

test('reports unknown calls, headers and fields of a recording, but not common headers', async () => {
  const headers = [
    { name: ':status', value: '200' },
    { name: 'X-Cart-Version', value: '7' },
    { name: 'Server', value: 'nginx' },
    { name: 'X-RateLimit-Limit', value: '60' },
  ];
  const text = JSON.stringify({ message: 'ok', data: { countries: [], continents: [] } });
  const file = recording(
    { url: 'https://shop.example/api/countries', headers, text },
    { url: 'https://shop.example/api/loyalty?x=1', text: '{}' },
  );
  const { code, undocumented } = await drift(file);
  expect(code).toBe(1);
  expect(undocumented.map(({ code: what, operation, at }) => [what, operation, at])).toEqual([
    ['drift-header', 'listCountries', 'x-cart-version'],
    ['drift-field', 'listCountries', '/data/continents'],
    ['drift-operation', 'GET /api/loyalty', ''],
  ]);
});

test('exits with 3 if a recording contains no request to the API', async () => {
  const file = recording({ url: 'https://shop.example/v2/countries', text: '{}' });
  const { code, err } = await drift(file);
  expect(err).toContain('The recording contains no API requests. Check --base and --host.');
  expect(code).toBe(3);
});

test.each([
  [[], 'Nothing to check.'],
  [['session.har', '--write'], '--write needs a live backend'],
  [['https://shop.example/v2'], 'use --base for the prefix'],
])('reports the mistake and exits with 2 when called as %j', async (args, message) => {
  const { code, err } = await drift(...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
