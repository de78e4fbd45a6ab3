import { expect, test } from 'vitest';
import { run } from '../run.ts';

test.each([
  [['proxy'], 2],
  [['proxy', 'https://shop.example', '--port', 'many'], 2],
])('reports the mistake when called as %j', async (args, code) => {
  expect(await run(args)).toBe(code);
});
