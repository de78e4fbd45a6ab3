import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import type { CheckResult } from '../check/check-backend.ts';
import { createCoverage } from '../coverage/coverage.ts';
import { loadContract } from '../engine/contract.ts';
import { readDocument } from '../engine/read-document.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';

const CALL = 'GET /api/secret-plan';
const BROKEN = 'a\u0000 b\uFFFE c\uFFFF d\uD800 e\uDC00 f\u{1F600}';
const CLEAN = 'a\uFFFD b\uFFFD c\uFFFD d\uFFFD e\uFFFD f\u{1F600}';

let result: CheckResult;

beforeAll(() => {
  const coverage = createCoverage(loadContract(readDocument(), false, 'lazy')).result();
  const finding = {
    check: 'undocumented_operation' as const,
    operation: CALL,
    attempt: 'recorded request',
    status: 200,
    pointer: '',
    code: 'operation-unknown',
    message: BROKEN,
    contract: '',
    location: undefined,
    curl: '',
    count: 1,
  };
  result = {
    operations: [],
    findings: [finding],
    coverage,
    skipped: [],
    unvalidated: [],
    warnings: [],
    requests: 1,
    milliseconds: 1,
  };
});

test('the JUnit report is well-formed XML for any message', () => {
  const { window } = new JSDOM('');
  const xml = new window.DOMParser().parseFromString(junitReport(result), 'application/xml');
  const failure = xml.querySelector(`testcase[name="${CALL}"] failure`);
  expect(failure?.getAttribute('message')).toBe(`undocumented_operation: ${CLEAN}`);
  expect(failure?.textContent).toContain(CLEAN);
});

test('the sections of the HTML report are named by their headings', () => {
  const { document } = new JSDOM(htmlReport('recording.har', result)).window;
  const headings = [...document.querySelectorAll('section')].map((section) =>
    // Spaces separate ids.
    (section.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(headings).toEqual(['Coverage', CALL, 'Skipped']);
});
