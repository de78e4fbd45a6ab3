import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommandInput } from './command.ts';

/** Writes a report to the file that an option names; does nothing without the option. */
export function writeReport(file: CommandInput['options'][string], create: () => string): void {
  if (typeof file !== 'string') return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, create());
}
