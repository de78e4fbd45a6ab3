import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '../../engine/read-document.ts';
import { call } from '../../testing/call.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-source-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('lint finds no problems in the contract and its channels', async () => {
  const { code, out } = await call('lint');
  expect(out).toBe('No problem.');
  expect(code).toBe(0);
}, 60_000);

test('lint reports each problem with line and rule and exits with 1', async () => {
  const file = join(folder, 'wrong.yaml');
  writeFileSync(
    file,
    `openapi: 3.1.0
info: { title: Wrong, version: '1' }
paths:
  /api/One:
    get:
      responses:
        '200': { description: One. }
`,
  );
  const json = join(folder, 'problems.json');
  const { code, out } = await call('lint', file, '--json', json);
  expect(out).toMatch(/wrong\.yaml:5:\d+ {2}error {2}operation-operationId /);
  expect(out).toMatch(/\d+ problems\./);
  expect(code).toBe(1);
  const { problems } = JSON.parse(readFileSync(json, 'utf8')) as { problems: { rule: string }[] };
  expect(problems.map(({ rule }) => rule)).toContain('paths-kebab-case');
});

test.each(['contract.json', 'contract.yaml'])(
  'bundle writes a single file, %s',
  async (name) => {
    const file = join(folder, name);
    const { code } = await call('bundle', '--out', file);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(parse(text)).toEqual(readDocument());
  },
  60_000,
);

test.each([
  [['bundle', '--out', 'contract.txt'], 'ends in .json or .yaml'],
  [['lint', 'no-such-file.yaml'], 'There is no file "no-such-file.yaml".'],
])('reports the mistake and exits with 2 when called as %j', async (args, message) => {
  const { code, err } = await call(...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
