import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { checkResponseCoverage } from './check-response-coverage.ts';
import { checkRules } from './check-rules.ts';
import { readPlaywright, readVitest, type TestResult } from './results.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.cache/reports');
const staticOnly = process.argv.includes('--static');

/** A check with nothing to count but itself: it passes or fails as one. */
const CHECKS: [name: string, command: string[]][] = [
  ['contract and generated code', ['tsx', 'scripts/generate/main.ts', '--check']],
  ['types', ['tsc', '-p', 'tsconfig.json']],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['prettier', '--check', '--cache', '--log-level=warn', '.']],
  ['import directions', ['tsx', 'scripts/test/check-imports.ts']],
  ['sizes of folders and files', ['tsx', 'scripts/test/check-file-sizes.ts']],
  ['unused code', ['knip']],
  ['messages', ['tsx', 'scripts/test/check-messages.ts']],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results: TestResult[] = [];

/** Runs a program of node_modules/.bin, prints its time, and tells whether it ended well. */
function run(name: string, [program = '', ...parameters]: string[], env: NodeJS.ProcessEnv = {}) {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return status === 0;
}

function check(name: string, command: string[]): boolean {
  const passed = run(name, command);
  results.push({ title: name, outcome: passed ? 'passed' : 'failed' });
  return passed;
}

const started = performance.now();
for (const [name, command] of CHECKS) check(name, command);

if (!staticOnly) {
  const vitestReport = join(reports, 'vitest.json');
  const answers = join(reports, 'answers');
  const vitestPassed = run(
    'unit and screen tests',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { MOCK_ANSWERS: answers },
  );
  results.push(...readVitest(vitestReport, vitestPassed));
  if (vitestPassed) results.push(...checkResponseCoverage(root, answers));

  const built =
    check('build: browser', ['vite', 'build', '--logLevel=warn']) &&
    check('build: server', ['vite', 'build', '--ssr', '--logLevel=warn']) &&
    check('build: gallery', [
      'vite',
      'build',
      '--config',
      'vite.gallery.config.ts',
      '--logLevel=error',
    ]) &&
    check('budgets @PERF-01', ['tsx', 'scripts/test/check-budgets.ts']);
  if (built) {
    const playwrightReport = join(reports, 'playwright.json');
    const journeysPassed = run('journeys', ['playwright', 'test'], {
      CHROMIUM: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    });
    results.push(...readPlaywright(playwrightReport, journeysPassed));
    results.push(...checkRules(root, results));
  }
}

const count = (outcome: TestResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
for (const { title } of results.filter(({ outcome }) => outcome === 'failed')) {
  console.log(`✗ ${title}`);
}
console.log(`\nAll steps took ${minutes} minutes.`);
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 ? 1 : 0;
