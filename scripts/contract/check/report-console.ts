import type { CheckResult } from './check.ts';

/** Prints a report for people: findings by operation, coverage, and what was left out. */
export function printReport({
  findings,
  coverage,
  skipped,
  warnings,
  requests,
  milliseconds,
}: CheckResult): void {
  for (const operation of new Set(findings.map((finding) => finding.operation))) {
    const list = findings.filter((finding) => finding.operation === operation);
    console.log(`\n${operation}`);
    for (const { check, status, attempt, pointer, message, contract, curl, code, count } of list) {
      console.log(`  ✗ ${check} (${code})${count > 1 ? `, ${count} times` : ''}`);
      console.log(
        `    ${status ?? 'no answer'} to: ${attempt}${pointer === '' ? '' : `, at ${pointer}`}`,
      );
      console.log(`    ${message}`);
      console.log(`    ${contract}`);
      console.log(`    ${curl}`);
    }
  }
  console.log('');
  for (const [name, { seen, of }] of Object.entries(coverage)) {
    console.log(`${name}: ${seen} of ${of} seen`);
  }
  for (const { operation, what, why } of skipped)
    console.log(`not tried: ${operation}, ${what}: ${why}`);
  for (const warning of warnings) console.log(`! ${warning}`);
  console.log(
    `${requests} requests in ${(milliseconds / 1000).toFixed(1)} s: ${findings.length} finding${findings.length === 1 ? '' : 's'}.`,
  );
}
