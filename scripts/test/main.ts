import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { BUILD_STEPS } from './build-steps.ts';
import { checkResponseCoverage } from './check-response-coverage.ts';
import { checkRules } from './check-rules.ts';
import { reportDurations } from './durations.ts';
import {
  type FileDuration,
  readPlaywright,
  readVitest,
  type Report,
  type TestResult,
} from './results.ts';
import { runStep, runStepsTogether, type Step, type StepResult } from './run-step.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.cache/reports');
const isStaticOnly = process.argv.includes('--static');

/** With two processors. */
const BUDGET_SECONDS = isStaticOnly ? 60 : 600;

/** Slowest first, so that the others run in parallel. */
const CHECKS: Step[] = [
  {
    name: 'types and lint',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  },
  { name: 'messages', command: ['tsx', 'scripts/test/check-messages.ts'] },
  { name: 'import directions', command: ['tsx', 'scripts/test/check-imports.ts'] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'contract and generated code',
    command: ['tsx', 'scripts/generate/main.ts', '--check'],
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'files: sizes, words, references, merges',
    command: ['tsx', 'scripts/test/files/check-files.ts'],
  },
];

const vitestReport = join(reports, 'vitest.json');
const responses = join(reports, 'responses');
const steps: StepResult[] = [];
const results: TestResult[] = [];
const files: FileDuration[] = [];

function recordStep({ name, passed, seconds }: StepResult): boolean {
  steps.push({ name, passed, seconds });
  return passed;
}

/** Also counts as one check. */
function recordCheck(step: StepResult): boolean {
  results.push({ title: step.name, outcome: step.passed ? 'passed' : 'failed' });
  return recordStep(step);
}

function recordReport(report: Report) {
  results.push(...report.results);
  files.push(...report.files);
}

async function runUnitTests() {
  const run = await runStep({
    name: 'unit and screen tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    env: { MOCK_RESPONSES: responses },
  });
  recordReport(readVitest(vitestReport, run, root));
  if (recordStep(run)) results.push(...checkResponseCoverage(root, responses));
}

async function runJourneys() {
  await runPlaywright('journeys', ['--project=desktop', '--project=phone']);
  // Later, because they measure times.
  await runPlaywright('audits of pages', ['--project=alone']);
  results.push(...checkRules(root, results));
}

async function runPlaywright(name: string, parameters: readonly string[]) {
  const report = join(reports, `${name}.json`);
  const run = await runStep({
    name,
    command: ['playwright', 'test', ...parameters],
    env: { CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  recordStep(run);
  recordReport(readPlaywright(report, run));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const startedAt = performance.now();

for (const step of await runStepsTogether(CHECKS)) recordCheck(step);
if (!isStaticOnly) {
  await runUnitTests();
  const builds = (await runStepsTogether(BUILD_STEPS)).map(recordCheck);
  const budgets = { name: 'budgets @PERF-01', command: ['tsx', 'scripts/test/check-budgets.ts'] };
  if (!builds.includes(false) && recordCheck(await runStep(budgets))) await runJourneys();
}

reportDurations(
  steps,
  files,
  { seconds: (performance.now() - startedAt) / 1000, budgetSeconds: BUDGET_SECONDS },
  join(reports, 'durations.json'),
);
// Last, because logs are often truncated at the start.
for (const { title, reason } of results.filter(({ outcome }) => outcome === 'failed')) {
  console.log(`✗ ${title}`);
  if (reason !== undefined) console.log(reason.replaceAll(/^/gm, '    '));
}
const count = (outcome: TestResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 ? 1 : 0;
