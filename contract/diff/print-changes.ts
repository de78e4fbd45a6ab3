import { paint } from '../reports/console.ts';
import { CHANGE_CODES } from './change-codes.ts';
import { type Change, type Weight, WEIGHTS } from './change.ts';

const MARKS: Readonly<Record<Weight, readonly [mark: string, style: 'red' | 'yellow' | 'green']>> =
  {
    breaking: ['✗', 'red'],
    risky: ['!', 'yellow'],
    harmless: ['·', 'green'],
  };

/** How many places of one change are named; the JSON report has all. */
const PLACES = 3;
const WIDTH = 120;

/** Prints changes for people, the gravest first. */
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
  if (changes.length > 0) console.log('`souk-contract explain CODE` says what a code means.');
}

function printChange(change: Change): void {
  const { code, weight, places, old, new: now, pointer } = change;
  const [mark, style] = MARKS[weight];
  console.log(`  ${paint(style, `${mark} ${code}`)}  ${CHANGE_CODES[code]?.what ?? ''}`);
  for (const { operation, where } of places.slice(0, PLACES)) {
    console.log(`    ${operation === '' ? where : `${operation}: ${where}`}`);
  }
  const more = places.length - PLACES;
  if (more > 0) console.log(`    and ${more} ${more === 1 ? 'place' : 'places'} more`);
  if (old !== undefined) console.log(`    - ${shorten(old)}`);
  if (now !== undefined) console.log(`    + ${shorten(now)}`);
  console.log(paint('dim', `    ${pointer}`));
}

/** How many changes there are of each weight. */
export function countChanges(changes: readonly Change[]): Record<Weight, number> {
  const counts: Record<Weight, number> = { breaking: 0, risky: 0, harmless: 0 };
  for (const { weight } of changes) counts[weight] += 1;
  return counts;
}

function shorten(text: string): string {
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text;
}
