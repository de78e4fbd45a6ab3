import { expect, test } from 'vitest';
import { getHome } from '../../api/generated/catalogue.ts';
import { createGuestClient } from './backend-access.ts';

const sections = (name: string) => ({ data: { sliders: [], categories: [{ name }] } });

function read(body: object) {
  const client = createGuestClient(
    {
      backend: 'http://backend.example',
      headers: {},
      fetch: () => Promise.resolve(Response.json(body)),
    },
    'en',
  );
  return client.call(getHome);
}

test('@PERF-04 decodes equal responses once', async () => {
  const first = await read(sections('Lamps'));
  expect(await read(sections('Lamps'))).toBe(first);
  expect(await read(sections('Chairs'))).not.toBe(first);
});
