import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './results.ts';

/**
 * Every rule of e2e/requirements.md needs a passing test with `@ID`, unless e2e/not-due.txt lists
 * it. Tested rules must be removed from it.
 */
export function checkRules(root: string, results: readonly TestResult[]): TestResult[] {
  const rules = readRules(readFileSync(join(root, 'e2e/requirements.md'), 'utf8'));
  const notDue = new Set(readList(readFileSync(join(root, 'e2e/not-due.txt'), 'utf8')));
  const tested = citedRules(results.filter(({ outcome }) => outcome === 'passed'));

  const errors = [
    ...rules
      .filter((id) => !notDue.has(id) && !tested.has(id))
      .map((id) => `${id} has no passing test. Write one that cites @${id}.`),
    ...[...notDue]
      .filter((id) => tested.has(id))
      .map((id) => `${id} has a passing test. Remove it from e2e/not-due.txt.`),
    ...[...notDue, ...tested]
      .filter((id) => !rules.includes(id))
      .map((id) => `${id} is cited, but e2e/requirements.md has no such rule.`),
  ];
  const done = rules.filter((id) => tested.has(id)).length;
  console.log(`\n▸ rules: ${done} of ${rules.length} tested, ${notDue.size} not yet due`);
  if (errors.length === 0) return [{ title: 'rule coverage', outcome: 'passed' }];
  return errors.map((title) => ({ title, outcome: 'failed' }));
}

/** From lines such as `- CART-07 "Voucher from" …`. */
export function readRules(text: string): string[] {
  return [...text.matchAll(/^- ([A-Z][A-Z0-9]*-\d+) /gm)].map((match) => match[1] ?? '');
}

/** One id per line; `#` starts a comment. */
export function readList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

export function citedRules(results: readonly TestResult[]): Set<string> {
  return new Set(
    results.flatMap(({ title }) =>
      [...title.matchAll(/@([A-Z][A-Z0-9]*-\d+)/g)].map((match) => match[1] ?? ''),
    ),
  );
}
