import type { CheckResult } from '../check/check-backend.ts';
import { ruleOf } from '../findings/finding.ts';
import { type Annotation, escapeMarkdown, markdownTable } from './github.ts';
import { countFindings, describeViolation } from './print-report.ts';

/** New findings are errors at the violated lines of the contract, where known. */
export function toAnnotations({ findings, baseline }: CheckResult): Annotation[] {
  const errors = findings.map((finding): Annotation => ({
    level: 'error',
    location: finding.location,
    title: `${finding.check} (${finding.code})`,
    message: `${describeViolation(finding)}\n${finding.message}\n${finding.contract}`,
  }));
  const fixed = (baseline?.fixed ?? []).map((one): Annotation => ({
    level: 'notice',
    location: undefined,
    title: 'Fixed: remove from the baseline',
    message: describeViolation(one),
  }));
  return [...errors, ...fixed];
}

/** Formats a report for the summary of a job. */
export function toSummary(subject: string, result: CheckResult): string {
  const { findings, baseline, requests, warnings } = result;
  const sections = [
    `## Contract: ${escapeMarkdown(subject)}`,
    `${requests} requests: **${countFindings(result)}**.`,
    ...warnings.map((warning) => `> ${escapeMarkdown(warning)}`),
  ];
  if (findings.length > 0) {
    const rows = findings.map((finding) => {
      const { operation, status, code, pointer, message, count } = finding;
      return [operation, status ?? '', code, pointer, message, ruleOf(finding), count];
    });
    const headings = ['Operation', 'Status', 'Code', 'Where', 'Message', 'Rule', 'Times'];
    sections.push(markdownTable(headings, rows));
  }
  for (const [title, violations] of [
    ['Known violations', baseline?.known ?? []],
    ['Fixed: remove from the baseline', baseline?.fixed ?? []],
  ] as const) {
    if (violations.length === 0) continue;
    const rows = violations.map((one) => [one.operation, one.status ?? '', one.code, one.pointer]);
    const table = markdownTable(['Operation', 'Status', 'Code', 'Where'], rows);
    sections.push(
      `<details><summary>${title}: ${violations.length}</summary>\n\n${table}\n\n</details>`,
    );
  }
  return `${sections.join('\n\n')}\n`;
}
