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
    /** One per project. */
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      projectName: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** How a test runner ended. */
interface Run {
  passed: boolean;
  output: string;
}

/** A crash or an error outside of tests counts as one failure if no test failed. */
export function readVitest(file: string, run: Run, root: string): Report {
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
    results: withRunner(results, run, 'unit and screen tests failed outside of tests'),
    files,
  };
}

export function readPlaywright(file: string, run: Run): Report {
  if (!existsSync(file)) return didNotRun('journeys');
  const report = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  const walk = (suite: PlaywrightSuite, path: string): TestResult[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results: runs }): TestResult => ({
        title: `${path} ${spec.title}`.trim(),
        outcome: status === 'skipped' ? 'skipped' : status === 'unexpected' ? 'failed' : 'passed',
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
  return { results: withRunner(results, run, 'journeys failed outside of tests'), files };
}

function sumDurationsMs({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((sum, suite) => sum + sumDurationsMs(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration, inner);
}

const MAX_REASON_LINES = 6;
const MAX_OUTPUT_LINES = 40;

function withReason(where: string, message: string | undefined): Pick<TestResult, 'reason'> {
  if (message === undefined) return {};
  return { reason: [where, ...linesOf(message).slice(0, MAX_REASON_LINES)].join('\n') };
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function didNotRun(tests: string): Report {
  return { results: [{ title: `${tests} did not run`, outcome: 'failed' }], files: [] };
}

function withRunner(results: TestResult[], { passed, output }: Run, title: string): TestResult[] {
  if (passed || results.some(({ outcome }) => outcome === 'failed')) return results;
  // The runner prints such errors last.
  const reason = linesOf(output).slice(-MAX_OUTPUT_LINES).join('\n');
  return [...results, { title, outcome: 'failed', reason }];
}
