import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CommandInput } from './command.ts';

export function writeReport(file: CommandInput['options'][string], create: () => string): void {
  if (typeof file !== 'string') return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, create());
}
