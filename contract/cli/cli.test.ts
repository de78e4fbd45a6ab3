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

test('the bin runs with Node alone', async () => {
  const bin = join(import.meta.dirname, '../souk-contract.mjs');
  const result = await new Promise<{ code: number; err: string }>((done) => {
    execFile(process.execPath, [bin, 'explain', 'no-such-code'], (error, _, err) =>
      done({ code: Number(error?.code ?? 0), err }),
    );
  });
  expect(result.err).toContain('No finding has the code "no-such-code".');
  expect(result.code).toBe(2);
}, 30_000);

test('lists the commands and exit codes without a command', async () => {
  const { code, out } = await call();
  expect(code).toBe(0);
  expect(out).toMatch(/check\s+Calls every operation/);
  expect(out).toContain('Ends with 0: clean, 1: findings, 2: called wrongly, 3: could not run.');
});

test.each([
  [['chekc'], 'There is no command "chekc".'],
  [['check'], 'Which backend? Name its address.'],
  [['check', 'http://127.0.0.1:1', '--seeds', 'gone.json'], 'Failed to read the seeds gone.json'],
  [['har', 'gone.har'], 'There is no file "gone.har".'],
  [['docs', 'gone'], '"gone" is too many'],
  [['explain', 'one', 'two'], '"two" is too many'],
  [['check', 'shop.example'], '"shop.example" is no address.'],
  [['check', 'https://shop.example/v2'], '--base says what stands for /api'],
  [['check', 'https://shop.example', '--only', 'getNothing'], 'no operation "getNothing"'],
  [['check', 'https://shop.example', '--speed', '3'], "Unknown option '--speed'"],
  [['check', 'https://shop.example', '--login', 'nobody'], '--login takes USER:PASSWORD.'],
  [['check', 'https://shop.example', '--timeout', 'long'], 'it takes seconds'],
  [['explain', 'no-such-code'], 'No finding has the code "no-such-code".'],
])('reports the mistake and exits with 2 when called as %j', async (args, message) => {
  const { code, err } = await call(...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("exits with 3 and a hint when the backend can't be reached", async () => {
  const { code, err } = await call('check', 'http://127.0.0.1:1');
  expect(code).toBe(3);
  expect(err).toMatch(/Failed to reach http:\/\/127\.0\.0\.1:1: .*Is it running/);
});

test.each([
  [{ logn: {} }, 'has "logn"; it takes base, headers, authorization, login.'],
  [{ login: { tokn: '/t' } }, 'under login, has "tokn"; it takes path, body, token.'],
  [{ authorization: { name: 'X' } }, 'under authorization, has "name"; it takes header, value.'],
  [{ base: 'v2/shop' }, '"v2/shop" is no path. Write it as "/v2/shop".'],
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
    /Strangers read[\s\S]*Mend it: [\s\S]*Example: /,
  );
});
