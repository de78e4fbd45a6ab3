import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_PARAMETERS, toPageQuery } from './page-query.ts';

it.each([
  ['utm_source=a&sort=top&page=2&fbclid=x', '?page=2&sort=top'],
  ['page=2&page=3', '?page=2'],
  ['size=3&color=11&page=2&color=5', '?color=11&color=5&page=2&size=3'],
  ['reviews-stars=4', '?reviews-stars=4'],
  [`search=${'a'.repeat(300)}&page=`, ''],
  ['search=a b&q=%D9%85', '?q=%D9%85&search=a+b'],
  ['', ''],
])('@SRV-04 the query %s is cached as "%s"', (query, cached) => {
  expect(toPageQuery(new URLSearchParams(query))).toBe(cached);
});

it('@SRV-04 every parameter that a screen reads is part of the key', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const names = sources.flatMap((file) => {
    const code = readFileSync(join('src/features', file), 'utf8');
    return [
      ...code.matchAll(/\b(?:search|params)\.get\('([\w-]+)'\)/g),
      ...code.matchAll(/_PARAM = '([\w-]+)'/g),
    ].map(([, name]) => name);
  });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !PAGE_PARAMETERS.has(name ?? ''))).toEqual([]);
});
