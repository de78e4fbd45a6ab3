import { DEFAULT_RECIPE } from '../../check/target.ts';
import type { CommandInput } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';

/** Returns `--base` without a final slash. @throws UsageError for a relative path. */
export function parseBase(
  { base }: CommandInput['options'],
  defaultBase = DEFAULT_RECIPE.base,
): string {
  const path = typeof base === 'string' ? base : defaultBase;
  if (path !== '') assertAbsolute(path);
  return path.replace(/\/$/, '');
}

/** @throws UsageError for a relative path. */
export function assertAbsolute(path: string): void {
  if (!path.startsWith('/')) throw new UsageError(`Invalid path "${path}". Use "/${path}".`);
}
