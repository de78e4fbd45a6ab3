import { expect, test } from 'vitest';
import { createApi, hasSsrData } from './api.ts';
import { createAppScope } from '../lib/react/app-scope.ts';
import type { Client } from './client.ts';

const client: Client = {
  call: () => Promise.reject(new Error('Unexpected API call.')),
  translate: (text) => Promise.resolve(text),
};
const KEY = '@"getHome",#,';

test.each([
  ['just rendered', 0, true],
  ['half a minute old', 30_000, true],
  ['ten minutes old', 600_000, false],
  ['from the future, by a slow clock', -3_600_000, true],
])('@SRV-04 checks whether server-rendered data is fresh: %s', (_name, age, isFresh) => {
  const api = createApi(createAppScope(), client, { [KEY]: {} }, Date.now() - age);
  expect(hasSsrData(api, KEY)).toBe(isFresh);
});
