import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommandInput } from './command.ts';

/** Writes a report into the file that an option names; makes none where it names none. */
export function writeReport(file: CommandInput['options'][string], make: () => string): void {
  if (typeof file !== 'string') return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make());
}
