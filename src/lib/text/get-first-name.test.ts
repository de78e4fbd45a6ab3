import { expect, test } from 'vitest';
import { getFirstName } from './get-first-name.ts';

test.each([
  ['Amira Haddad', 'Amira'],
  ['  Lina  Berg ', 'Lina'],
  ['Cher', 'Cher'],
  ['', ''],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(getFirstName(name)).toBe(first);
});
