import { paint } from '../reports/paint.ts';
import { printable } from '../reports/printable.ts';
import { CHANGE_CODES } from './change-codes.ts';
import { type Change, type Severity, SEVERITIES } from './change.ts';

const MARKS: Readonly<
  Record<Severity, readonly [mark: string, style: 'red' | 'yellow' | 'green']>
> = {
  breaking: ['✗', 'red'],
  risky: ['!', 'yellow'],
  harmless: ['·', 'green'],
};

/** Printed locations per change. The JSON report lists all. */
const MAX_LOCATIONS = 3;
const MAX_LINE_LENGTH = 120;

export function printChanges(old: string, now: string, changes: readonly Change[]): void {
  for (const severity of SEVERITIES) {
    const matching = changes.filter((change) => change.severity === severity);
    if (matching.length === 0) continue;
    console.log(`\n${paint('bold', `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`)}`);
    for (const change of matching) printChange(change);
  }
  const counts = countChanges(changes);
  const summary = SEVERITIES.map((severity) => `${counts[severity]} ${severity}`).join(', ');
  console.log(`\n${old} → ${now}: ${changes.length === 0 ? 'no changes' : summary}.`);
  if (changes.length > 0)
    console.log('Run `souk-contract explain CODE` for the meaning of a code.');
}

function printChange(change: Change): void {
  const { code, severity, locations, old, new: now, pointer } = change;
  const [mark, style] = MARKS[severity];
  console.log(`  ${paint(style, `${mark} ${code}`)}  ${CHANGE_CODES[code]?.what ?? ''}`);
  for (const { operation, where } of locations.slice(0, MAX_LOCATIONS)) {
    console.log(printable(`    ${operation === '' ? where : `${operation}: ${where}`}`));
  }
  const more = locations.length - MAX_LOCATIONS;
  if (more > 0) console.log(`    and ${more} more ${more === 1 ? 'location' : 'locations'}`);
  if (old !== undefined) console.log(printable(`    - ${truncate(old)}`));
  if (now !== undefined) console.log(printable(`    + ${truncate(now)}`));
  console.log(paint('dim', `    ${pointer}`));
}

export function countChanges(changes: readonly Change[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { breaking: 0, risky: 0, harmless: 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

function truncate(text: string): string {
  return text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text;
}
