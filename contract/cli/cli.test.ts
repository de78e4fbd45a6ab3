import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPLANATIONS } from '../findings/explanations.ts';
import { CHANGE_CODES } from '../diff/change-codes.ts';
import { call } from '../testing/call.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('runs the bin with plain Node', async () => {
  const bin = join(import.meta.dirname, '../souk-contract.mjs');
  const result = await new Promise<{ code: number; err: string }>((done) => {
    execFile(process.execPath, [bin, 'explain', 'no-such-code'], (error, _, err) =>
      done({ code: Number(error?.code ?? 0), err }),
    );
  });
  expect(result.err).toContain('Unknown code "no-such-code".');
  expect(result.code).toBe(2);
}, 30_000);

test('lists the commands and exit codes without a command', async () => {
  const { code, out } = await call();
  expect(code).toBe(0);
  expect(out).toMatch(/check\s+Calls every operation/);
  expect(out).toContain('Exit codes: 0 clean, 1 findings, 2 invalid usage, 3 failed to run.');
});

test.each([
  [['chekc'], 'Unknown command "chekc".'],
  [['check'], 'Missing backend. Pass its URL.'],
  [
    ['check', 'http://127.0.0.1:1', '--seeds', 'gone.json'],
    'Failed to read the seeds file gone.json',
  ],
  [['har', 'gone.har'], 'File not found: "gone.har".'],
  [['docs', 'gone'], 'Unexpected argument "gone"'],
  [['explain', 'one', 'two'], 'Unexpected argument "two"'],
  [['check', 'shop.example'], 'Invalid URL "shop.example".'],
  [['check', 'https://shop.example/v2'], 'use --base for the prefix'],
  [['check', 'https://me:secret@shop.example'], 'Remove the user and the password from the URL.'],
  [['check', 'https://shop.example/?x=1#y'], 'Remove "?x=1#y" from "https://shop.example/?x=1#y".'],
  [['check', 'https://shop.example', '--only', 'getNothing'], 'Unknown operation "getNothing"'],
  [['check', 'https://shop.example', '--speed', '3'], "Unknown option '--speed'"],
  [['check', 'https://shop.example', '--login', 'nobody'], 'Use USER:PASSWORD, or USER and set'],
  [['check', 'https://shop.example', '--timeout', 'long'], 'Use a number of seconds'],
  [['check', 'https://shop.example', '--realtime', 'cloud'], 'Use pusher, or a URL such as wss:'],
  [['explain', 'no-such-code'], 'Unknown code "no-such-code".'],
  [['explain', 'constructor'], 'Unknown code "constructor".'],
  [['constructor'], 'Unknown command "constructor".'],
])('reports the mistake and exits with 2 when called as %j', async (args, message) => {
  const { code, err } = await call(...args);
  expect(err).toContain(message);
  expect(err).not.toContain('secret');
  expect(code).toBe(2);
});

test.each(['10', '64.1', '10.0005'])(
  "exits with 3 and a hint when the backend can't be reached within %s seconds",
  async (timeout) => {
    const { code, err } = await call('check', 'http://127.0.0.1:1', '--timeout', timeout);
    expect(code).toBe(3);
    expect(err).toMatch(/Failed to reach http:\/\/127\.0\.0\.1:1: .*Check that it is running/);
  },
);

test.each([
  [{ logn: {} }, 'has the unknown key "logn". Use base, headers, authorization, login.'],
  [{ login: { tokn: '/t' } }, 'under login, has the unknown key "tokn". Use path, body, token.'],
  [
    { authorization: { name: 'X' } },
    'under authorization, has the unknown key "name". Use header, value.',
  ],
  [null, 'wrong.json: the recipe must be an object.'],
  [[], 'wrong.json: the recipe must be an object.'],
  [{ base: 5 }, 'wrong.json: base must be a string.'],
  [{ login: { path: 5 } }, 'wrong.json: login.path must be a string.'],
  [{ login: { body: 'x' } }, 'wrong.json: login.body must be an object.'],
  [{ authorization: 'Bearer secret' }, 'wrong.json: authorization must be an object.'],
  [{ headers: { 'X-Shop': 7 } }, 'wrong.json: headers.X-Shop must be a string.'],
  [{ base: 'v2/shop' }, 'Invalid path "v2/shop". Use "/v2/shop".'],
])('reports the mistake in the recipe %j', async (recipe, message) => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, JSON.stringify(recipe));
  const { code, err } = await call('check', 'http://127.0.0.1:1', '--recipe', file);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test('explains every code: what, why, how to fix it, an example', async () => {
  const { out } = await call('explain');
  for (const [code, { what }] of Object.entries({ ...EXPLANATIONS, ...CHANGE_CODES })) {
    expect(out).toContain(`${code}: ${what}`);
  }
  expect((await call('explain', 'auth-ignored')).out).toMatch(
    /Unauthorised clients can read[\s\S]*Fix: [\s\S]*Example: /,
  );
});
