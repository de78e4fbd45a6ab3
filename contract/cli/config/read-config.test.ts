import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, callWith } from '../../testing/call.ts';
import { check } from '../commands/check.ts';
import { docs } from '../commands/docs.ts';
import { readConfig } from './read-config.ts';

// Nothing listens there.
const BACKEND = 'http://127.0.0.1:1';
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-config-'));
  file = join(folder, 'own.yaml');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['backend: [', ':1: '],
  ['- backend', ':1: must be a map of sections.'],
  ['backend: 7', ':1: backend must be a URL, but it is 7.'],
  ['backend: https://shop.example\nchekc: {}', ':2: unknown key "chekc". Use backend, check, '],
  ['explain: {}', ':1: unknown key "explain".'],
  ['check: 7', ':1: check must be a map of options, but it is 7.'],
  ['check:\n  timout: 20', ':2: unknown key "check.timout". Use token, login, '],
  ['check:\n  constructor: x', ':2: unknown key "check.constructor".'],
  ['check:\n  write: yes please', ':2: check.write must be true or false, but it is "yes please".'],
  [
    'check:\n  only: listOrders',
    ':2: check.only must be a list of strings, but it is "listOrders".',
  ],
  ['check:\n  base:\n    path: /v2', ':2: check.base must be a string or number, but it is a map.'],
  ['har:\n  html: true', ':2: har.html must be a string or number, but it is true.'],
  ['check:\n  token: abc', ':2: check.token is a secret. Remove it and set SOUK_CONTRACT_TOKEN.'],
  ['drift:\n  login: a:b', ':2: drift.login contains a password. Keep only the user, and set '],
])('names file, line and key of the mistake in %j', async (text, message) => {
  writeFileSync(file, text);
  const { code, err } = await call('check', BACKEND, '--config', file);
  expect(err).toContain(`${file}${message}`);
  expect(err).not.toMatch(/abc|a:b/);
  expect(code).toBe(2);
});

test('reads souk-contract.yaml of the working directory, and prefers arguments to it', async () => {
  const previous = process.cwd();
  onTestFinished(() => process.chdir(previous));
  process.chdir(folder);
  writeFileSync('souk-contract.yaml', `backend: ${BACKEND}\ncheck:\n  timeout: -1\n`);
  expect((await call('check')).err).toContain('Invalid --timeout "-1".');
  const { code, err } = await call('check', '--timeout', '5');
  expect(err).toContain(`Failed to reach ${BACKEND}: `);
  expect(code).toBe(3);
  expect((await call('check', 'http://127.0.0.1:9', '--timeout', '5')).err).toContain(
    '127.0.0.1:9',
  );
  // Other commands use their own section only.
  expect((await call('explain', 'body-type')).code).toBe(0);
  expect((await call('check', '--config', 'gone.yaml')).err).toContain(
    'File not found: "gone.yaml".',
  );
});

test('finds files of the configuration next to it', async () => {
  writeFileSync(file, `backend: ${BACKEND}\ncheck:\n  seeds: gone.json\n`);
  const { err } = await call('check', '--config', file);
  expect(err).toContain('Failed to read the seeds file ');
  expect(err).toContain(`${basename(folder)}/gone.json`);
});

test('finds folders of the configuration next to it, and absolute paths anywhere', () => {
  const out = (path: string) => {
    writeFileSync(file, `docs:\n  out: ${path}\n`);
    return resolve(String(readConfig('docs', docs, file).options['out']));
  };
  expect(out('site')).toBe(join(folder, 'site'));
  expect(out('/var/site')).toBe('/var/site');
  writeFileSync(file, 'check:\n  html: /var/report.html\n');
  expect(readConfig('check', check, file).options['html']).toBe('/var/report.html');
});

test('takes the password of --login from the environment', async () => {
  const args = ['check', BACKEND, '--login', 'demo@souk.example'];
  expect((await call(...args)).code).toBe(2);
  expect((await callWith({ SOUK_CONTRACT_PASSWORD: 'secret' }, ...args)).code).toBe(3);
});
