import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  reason?: string;
}

/** A sum if tests run in parallel. */
export interface FileDuration {
  file: string;
  seconds: number;
}

export interface Report {
  results: TestResult[];
  files: FileDuration[];
}

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: {
    title: string;
    ok: boolean;
    tests: {
      status: string;
      projectName: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** A crash without a failed test counts as one failure. */
export function readVitest(file: string, runnerPassed: boolean, root: string): Report {
  if (!existsSync(file)) return didNotRun('unit and screen tests');
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const results = report.testResults.flatMap((suite): TestResult[] =>
    suite.assertionResults.length === 0 && suite.status === 'failed'
      ? [{ title: `${suite.name}: ${suite.message ?? 'did not load'}`, outcome: 'failed' }]
      : suite.assertionResults.map(({ fullName, status, failureMessages }) => ({
          title: fullName,
          outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
          ...withReason(suite.name.replace(`${root}/`, ''), failureMessages?.[0]),
        })),
  );
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    results: withRunner(results, runnerPassed, 'unit and screen tests failed to run'),
    files,
  };
}

export function readPlaywright(file: string, runnerPassed: boolean): Report {
  if (!existsSync(file)) return didNotRun('journeys');
  const report = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  const walk = (suite: PlaywrightSuite, path: string): TestResult[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results: runs }): TestResult => ({
        title: `${path} ${spec.title}`.trim(),
        outcome: status === 'skipped' ? 'skipped' : spec.ok ? 'passed' : 'failed',
        ...withReason(projectName, runs.at(-1)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path} ${inner.title}`.trim())),
  ];
  const results = report.suites.flatMap((suite) => walk(suite, ''));
  const files = report.suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: sumDurationsMs(suite) / 1000,
  }));
  return { results: withRunner(results, runnerPassed, 'browser tests failed to run'), files };
}

function sumDurationsMs({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((sum, suite) => sum + sumDurationsMs(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration, inner);
}

const MAX_REASON_LINES = 6;

function withReason(where: string, message: string | undefined): Pick<TestResult, 'reason'> {
  if (message === undefined) return {};
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { reason: [where, ...lines.slice(0, MAX_REASON_LINES)].join('\n') };
}

function didNotRun(tests: string): Report {
  return { results: [{ title: `${tests} did not run`, outcome: 'failed' }], files: [] };
}

function withRunner(results: TestResult[], passed: boolean, title: string): TestResult[] {
  const explained = results.some(({ outcome }) => outcome === 'failed');
  return passed || explained ? results : [...results, { title, outcome: 'failed' }];
}
