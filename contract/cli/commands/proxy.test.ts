import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { run } from '../run.ts';

test.each([
  [['proxy'], 2],
  [['proxy', 'https://shop.example', '--port', 'many'], 2],
])('reports the mistake when called as %j', async (args, code) => {
  expect(await run(args)).toBe(code);
});

test.each([
  ['check', 'https://shop.example'],
  ['proxy', 'https://shop.example'],
  ['har', 'session.har'],
  ['drift', 'session.har'],
])('%s rejects a base path without a slash', async (command, target) => {
  const { code, err } = await call(command, target, '--base', 'v2');
  expect(err).toContain('Invalid path "v2". Use "/v2".');
  expect(code).toBe(2);
});
