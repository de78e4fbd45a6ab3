import type { CheckResult } from '../check/check-backend.ts';
import { ruleOf } from '../findings/finding.ts';
import { escapeMarkup } from '../lib/escape-markup.ts';

/** Formats a report as JUnit XML, with a test case per operation. */
export function junitReport({ findings, skipped, operations, milliseconds }: CheckResult): string {
  // Recordings may have undocumented operations and events.
  const names = [...new Set([...operations, ...findings.map(({ operation }) => operation)])];
  const cases = names.map((operation) => {
    const own = findings.filter((finding) => finding.operation === operation);
    const notTried = skipped.find(
      (one) => one.operation === operation && one.what === 'everything',
    );
    const failures = own.map((finding) => {
      const { check, code, status, attempt, pointer, message, curl } = finding;
      const text = [
        `${status ?? 'no response'} to: ${attempt}`,
        ...(pointer === '' ? [] : [`at ${pointer}`]),
        message,
        ruleOf(finding),
        curl,
      ].join('\n');
      return `      <failure type="${escapeMarkup(code)}" message="${escapeMarkup(`${check}: ${message}`)}">${escapeMarkup(text)}</failure>`;
    });
    const inside = notTried
      ? [`      <skipped message="${escapeMarkup(notTried.why)}"/>`]
      : failures;
    return [
      `    <testcase classname="souk-contract" name="${escapeMarkup(operation)}">`,
      ...inside,
      '    </testcase>',
    ].join('\n');
  });
  const failed = new Set(findings.map(({ operation }) => operation)).size;
  const skippedCount = skipped.filter(({ what }) => what === 'everything').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="souk-contract check" tests="${names.length}" failures="${failed}" skipped="${skippedCount}" time="${milliseconds / 1000}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
