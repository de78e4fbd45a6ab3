import { writeFileSync } from 'node:fs';
import type { FileDuration } from './results.ts';
import type { StepResult } from './run-step.ts';

const MAX_SHOWN_FILES = 20;

export function reportDurations(
  steps: readonly StepResult[],
  files: readonly FileDuration[],
  total: { seconds: number; budgetSeconds: number },
  path: string,
): void {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds);
  writeFileSync(path, JSON.stringify({ ...total, steps, files: slowest }, undefined, 2));

  console.log('\nDurations in seconds');
  for (const { name, seconds } of steps) console.log(line(seconds, name));
  if (slowest.length > 0) console.log('Slowest test files');
  for (const { file, seconds } of slowest.slice(0, MAX_SHOWN_FILES))
    console.log(line(seconds, file));

  const minutes = (seconds: number) => (seconds / 60).toFixed(1);
  console.log(`\nAll steps took ${minutes(total.seconds)} minutes.`);
  if (total.seconds > total.budgetSeconds) {
    console.log(`This exceeds the budget of ${minutes(total.budgetSeconds)} minutes: see ${path}.`);
  }
}

function line(seconds: number, name: string): string {
  return `${seconds.toFixed(1).padStart(7)}  ${name}`;
}
