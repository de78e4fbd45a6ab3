import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlaywright } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'souk-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('counts a journey per project, by its own result', () => {
  const test = (projectName: string, status: string) => ({
    projectName,
    status,
    results: [
      { duration: 1000, ...(status === 'unexpected' ? { error: { message: 'No menu.' } } : {}) },
    ],
  });
  const spec = (title: string, ok: boolean, desktop: string, phone: string) => ({
    title,
    // Playwright merges the projects into one spec with `ok` of the first.
    ok,
    tests: [test('desktop', desktop), test('phone', phone)],
  });
  const suite = {
    title: 'shell.spec.ts',
    file: 'shell.spec.ts',
    specs: [
      spec('menu', true, 'expected', 'unexpected'),
      spec('search', false, 'unexpected', 'flaky'),
      spec('footer', true, 'skipped', 'expected'),
    ],
  };
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ suites: [suite] }));

  const { results, files } = readPlaywright(file, { passed: false, output: '' });
  expect(results).toEqual([
    { title: 'menu', outcome: 'passed' },
    { title: 'menu', outcome: 'failed', reason: 'phone\nNo menu.' },
    { title: 'search', outcome: 'failed', reason: 'desktop\nNo menu.' },
    { title: 'search', outcome: 'passed' },
    { title: 'footer', outcome: 'skipped' },
    { title: 'footer', outcome: 'passed' },
  ]);
  expect(files).toEqual([{ file: 'e2e/shell.spec.ts', seconds: 6 }]);
});
