import { expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=x', 'identity'],
])('@SRV-06 Accept-Encoding %s is served as %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

it.each([
  ['br', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['br, gzip;q=0.1', 'gzip'],
  ['*', 'gzip'],
])('@SRV-06 Accept-Encoding %s is served as %s if there is only gzip', (header, encoding) => {
  expect(negotiateEncoding(header, ['gzip'])).toBe(encoding);
});
