import { expect, it } from 'vitest';
import { smallWorld } from '../testing/small-world.ts';
import { dropUpload, extensionOf, findUpload, storeUpload } from './uploads.ts';

const FILE = { name: 'me at sea.PNG', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };

it('@API-04 stores files separately, under paths that hide their names', () => {
  const { world } = smallWorld();
  const [one, other] = [storeUpload(world, FILE), storeUpload(world, FILE)];
  expect(one).toMatch(/^\/storage\/1-[\da-f]{8}\.png$/);
  expect(other).toMatch(/^\/storage\/2-[\da-f]{8}\.png$/);
  expect(findUpload(world, one)).toEqual(FILE);
});

it('@API-04 never reuses a path', () => {
  const { world } = smallWorld();
  const first = storeUpload(world, FILE);
  dropUpload(world, first);
  expect(findUpload(world, first)).toBeUndefined();
  expect(storeUpload(world, FILE)).not.toBe(first);
});

it('@API-07 uses the same path for the same file in a recreated world', () => {
  const paths = [smallWorld(), smallWorld()].map(({ world }) => storeUpload(world, FILE));
  expect(paths[0]).toBe(paths[1]);
});

it.each([
  ['a.tar.gz', 'gz'],
  ['a.JPEG', 'jpeg'],
  ['../../etc/passwd', 'bin'],
  ['a.p/df', 'bin'],
  ['', 'bin'],
])('parses the extension of "%s" as %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
