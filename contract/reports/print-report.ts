import type { Share } from '../coverage/coverage.ts';
import type { CheckResult } from '../check/check-backend.ts';
import type { BaselineComparison, KnownViolation } from '../findings/baseline.ts';
import { type Finding, ruleOf } from '../findings/finding.ts';
import { paint } from './paint.ts';
import { printable } from './printable.ts';

export function printReport(result: CheckResult, unit = 'requests'): void {
  const { findings, baseline, coverage, skipped, unvalidated, warnings, requests, milliseconds } =
    result;
  for (const operation of new Set(findings.map((finding) => finding.operation))) {
    console.log(`\n${paint('bold', operation)}`);
    for (const finding of findings) if (finding.operation === operation) printFinding(finding);
  }
  if (baseline) printBaseline(baseline);
  const byReason = new Map<string, string[]>();
  for (const { operation, what, why } of skipped) {
    const reason = `${what}: ${why}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), operation]);
  }
  if (byReason.size > 0) console.log(`\n${paint('bold', 'Skipped')}`);
  for (const [reason, operations] of byReason) {
    console.log(`  ${reason}\n    ${paint('dim', operations.join(', '))}`);
  }
  if (unvalidated.length > 0) console.log(`\n${paint('bold', 'Fields that accept any value')}`);
  for (const { operation, fields } of unvalidated) {
    console.log(`  ${operation}: ${fields.join(', ')}`);
  }
  console.log(`\n${paint('bold', 'Coverage')}`);
  for (const [name, { seen, total }] of Object.entries<Share>({ ...coverage })) {
    console.log(`  ${name.padEnd(10)} ${String(seen).padStart(5)} of ${total}`);
  }
  for (const warning of warnings) console.log(paint('yellow', `! ${warning}`));
  const count = countFindings(result);
  console.log(
    `\n${requests} ${unit} in ${(milliseconds / 1000).toFixed(1)} s: ${paint(findings.length > 0 ? 'red' : 'green', count)}.`,
  );
  if (findings.length > 0)
    console.log('Run `souk-contract explain CODE` for the meaning of a code.');
}

/** Such as `1 new finding, 3 known, 2 fixed`. */
export function countFindings({ findings, baseline }: CheckResult): string {
  const noun = findings.length === 1 ? 'finding' : 'findings';
  if (!baseline) return `${findings.length} ${noun}`;
  const { known, fixed } = baseline;
  return `${findings.length} new ${noun}, ${known.length} known, ${fixed.length} fixed`;
}

function printBaseline({ known, fixed }: BaselineComparison): void {
  if (known.length > 0) console.log(`\n${paint('bold', 'Known violations')}`);
  for (const one of known) console.log(`  ${printable(describeViolation(one))}`);
  if (fixed.length > 0) console.log(`\n${paint('bold', 'Fixed: remove from the baseline')}`);
  for (const one of fixed) console.log(`  ${printable(describeViolation(one))}`);
}

/** Such as `listOrders 200, body-type at /data/total`. */
export function describeViolation({
  operation,
  status,
  code,
  pointer,
}: Pick<KnownViolation, 'operation' | 'code' | 'pointer'> & {
  status?: number | null | undefined;
}): string {
  const response = status === undefined || status === null ? '' : ` ${status}`;
  return `${operation}${response}, ${code}${pointer === '' ? '' : ` at ${pointer}`}`;
}

function printFinding(finding: Finding) {
  const { check, code, count, status, attempt, pointer, message, curl } = finding;
  const often = count > 1 ? `, ${count} times` : '';
  const location = pointer === '' ? '' : `, at ${pointer}`;
  console.log(`  ${paint('red', `✗ ${check}`)} (${code})${often}`);
  console.log(printable(`    ${status ?? 'no response'} to: ${attempt}${location}`));
  console.log(printable(`    ${message}`));
  console.log(paint('dim', `    ${ruleOf(finding)}`));
  if (curl !== '') console.log(paint('dim', `    ${curl}`));
}

/** Prints the progress in one line, on terminals only. */
export function printProgress(completed: number, total: number, operation: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(
    `\r\u001B[K${completed} of ${total}  ${completed === total ? '' : operation}`,
  );
  if (completed === total) process.stderr.write('\r\u001B[K');
}
