import { existsSync, readFileSync } from 'node:fs';

/** One test or check, whichever runner ran it. */
export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads Vitest's JSON report; a runner that broke without a failed test counts as one failure. */
export function readVitest(file: string, runnerPassed: boolean): TestResult[] {
  if (!existsSync(file)) return [{ title: 'unit and screen tests did not run', outcome: 'failed' }];
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const results = report.testResults.flatMap((suite): TestResult[] =>
    suite.assertionResults.length === 0 && suite.status === 'failed'
      ? [{ title: `${suite.name}: ${suite.message ?? 'did not load'}`, outcome: 'failed' }]
      : suite.assertionResults.map(({ fullName, status }) => ({
          title: fullName,
          outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
        })),
  );
  return withRunner(results, runnerPassed, 'unit and screen tests ended badly');
}

/** Reads Playwright's JSON report in the same way. */
export function readPlaywright(file: string, runnerPassed: boolean): TestResult[] {
  if (!existsSync(file)) return [{ title: 'journeys did not run', outcome: 'failed' }];
  const report = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  const walk = (suite: PlaywrightSuite, path: string): TestResult[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }): TestResult => ({
        title: `${path} ${spec.title}`.trim(),
        outcome: status === 'skipped' ? 'skipped' : spec.ok ? 'passed' : 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path} ${inner.title}`.trim())),
  ];
  const results = report.suites.flatMap((suite) => walk(suite, ''));
  return withRunner(results, runnerPassed, 'journeys ended badly');
}

function withRunner(results: TestResult[], passed: boolean, title: string): TestResult[] {
  const explained = results.some(({ outcome }) => outcome === 'failed');
  return passed || explained ? results : [...results, { title, outcome: 'failed' }];
}
