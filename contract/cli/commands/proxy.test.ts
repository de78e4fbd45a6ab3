import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { run } from '../run.ts';
import type { ProxiedCall } from '../../proxy/create-proxy.ts';

const BIN = join(import.meta.dirname, '../../souk-contract.mjs');

test('@API-11 as a command it tells of a fault once, writes every call down and ends with 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-proxy-'));
  const file = join(folder, 'logs/calls.jsonl');
  const args = [BIN, 'proxy', inject('mockUrl'), '--port', '0', '--log', file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /^(http:\S+) passes/.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('It ended by itself.')));
  });
  const headers = { 'X-Mock-World': 'proxy-command' };
  for (const path of ['/api/countries', '/api/countries?x=1', '/api/countries?x=2&token=abc']) {
    await (await fetch(`${origin}${path}`, { headers })).text();
  }
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  const calls = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ProxiedCall);
  expect(calls.map(({ address, operation, status }) => [address, operation, status])).toEqual([
    ['/api/countries', 'listCountries', 200],
    ['/api/countries?x=1', 'listCountries', 400],
    ['/api/countries?x=2&token=***', 'listCountries', 400],
  ]);
  expect(out.match(/query\/x/g)).toHaveLength(1);
  expect(out).toContain('3 calls, 2 different faults');
  rmSync(folder, { recursive: true });
}, 30_000);

test.each([
  [['proxy'], 2],
  [['proxy', 'https://shop.example', '--port', 'many'], 2],
])('called as %j it says what is wrong', async (args, code) => {
  expect(await run(args)).toBe(code);
});
