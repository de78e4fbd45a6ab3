import { paint } from '../reports/paint.ts';
import { CHANGE_CODES } from './change-codes.ts';
import { type Change, type Weight, WEIGHTS } from './change.ts';

const MARKS: Readonly<Record<Weight, readonly [mark: string, style: 'red' | 'yellow' | 'green']>> =
  {
    breaking: ['✗', 'red'],
    risky: ['!', 'yellow'],
    harmless: ['·', 'green'],
  };

/** The JSON report lists all of them. */
const MAX_PLACES = 3;
const MAX_LINE_LENGTH = 120;

export function printChanges(old: string, now: string, changes: readonly Change[]): void {
  for (const weight of WEIGHTS) {
    const own = changes.filter((change) => change.weight === weight);
    if (own.length === 0) continue;
    console.log(`\n${paint('bold', `${weight.charAt(0).toUpperCase()}${weight.slice(1)}`)}`);
    for (const change of own) printChange(change);
  }
  const counts = countChanges(changes);
  const sum = WEIGHTS.map((weight) => `${counts[weight]} ${weight}`).join(', ');
  console.log(`\n${old} → ${now}: ${changes.length === 0 ? 'no change' : sum}.`);
  if (changes.length > 0) console.log('`souk-contract explain CODE` explains a code.');
}

function printChange(change: Change): void {
  const { code, weight, places, old, new: now, pointer } = change;
  const [mark, style] = MARKS[weight];
  console.log(`  ${paint(style, `${mark} ${code}`)}  ${CHANGE_CODES[code]?.what ?? ''}`);
  for (const { operation, where } of places.slice(0, MAX_PLACES)) {
    console.log(`    ${operation === '' ? where : `${operation}: ${where}`}`);
  }
  const more = places.length - MAX_PLACES;
  if (more > 0) console.log(`    and ${more} ${more === 1 ? 'place' : 'places'} more`);
  if (old !== undefined) console.log(`    - ${truncate(old)}`);
  if (now !== undefined) console.log(`    + ${truncate(now)}`);
  console.log(paint('dim', `    ${pointer}`));
}

export function countChanges(changes: readonly Change[]): Record<Weight, number> {
  const counts: Record<Weight, number> = { breaking: 0, risky: 0, harmless: 0 };
  for (const { weight } of changes) counts[weight] += 1;
  return counts;
}

function truncate(text: string): string {
  return text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text;
}
