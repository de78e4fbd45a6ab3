import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../testing/call.ts';
import { createCallPrinter } from './call-printer.ts';
import { printable } from './printable.ts';

const FORGED = '\n::error file=src/a.ts,line=1::forged';
const CLEARING = '\u001B[2J';

function expectHarmless(out: string): void {
  expect(out).toContain(String.raw`\u000a::error file=src/a.ts,line=1::forged`);
  expect(out).toContain(String.raw`\u001b[2J`);
  for (const line of out.split('\n')) expect(line).not.toMatch(/^\s*::|\p{Cc}/u);
}

test.each([
  ['har', '--closed'],
  ['drift', '--no-screens'],
])('%s escapes control characters of received names', async (command, option) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-printable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'session.har');
  const data = { countries: [], [FORGED]: 1, [CLEARING]: 1 };
  const text = JSON.stringify({ success: true, message: 'ok', data });
  const content = { mimeType: 'application/json', text };
  const request = { method: 'GET', url: 'https://shop.example/api/countries', headers: [] };
  const entries = [{ request, response: { status: 200, headers: [], content } }];
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  const { code, out } = await call(command, file, option);
  expectHarmless(out);
  expect(code).toBe(1);
});

test('the proxy escapes control characters of received names', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  createCallPrinter().print({
    time: '2026-01-01T00:00:00.000Z',
    method: 'EVENT',
    address: `channel${FORGED}`,
    operation: `event${CLEARING}`,
    status: undefined,
    milliseconds: 0,
    errors: [
      {
        blame: 'response',
        check: 'realtime_conformance',
        code: 'event-undocumented',
        pointer: `/${FORGED}`,
        message: `the contract has no event "${CLEARING}"`,
        contract: '#/channels',
      },
    ],
  });
  const out = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  expectHarmless(out);
});

test('check escapes the text of unreadable settings in its error message', async () => {
  const server = createServer((_, response) => void response.end('\n::error::forged'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, err } = await call('check', origin, '--token', 'x', '--realtime', 'pusher');
  expect(err).toContain(String.raw`\u003a:error::forged`);
  for (const line of err.split('\n')) expect(line).not.toMatch(/^\s*::|\p{Cc}/u);
  expect(code).toBe(3);
});

test('escapes both forms of workflow commands, and no other text', () => {
  expect(printable('::error::x')).toBe(String.raw`\u003a:error::x`);
  expect(printable('a ##[error]x')).toBe(String.raw`a ##\u005berror]x`);
  expect(printable('Möbel::طاولة [#1] 🪑')).toBe('Möbel::طاولة [#1] 🪑');
});

test('takes linear time for a long name that starts with spaces', () => {
  const name = `${' '.repeat(400_000)}x`;
  expect(printable(name)).toBe(name);
});
