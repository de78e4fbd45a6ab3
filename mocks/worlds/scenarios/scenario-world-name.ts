import { hash } from '../../lib/hash.ts';

const MAX_LENGTH = 64;

/** A hash in base 36 after the cut names. Scenarios have no underscores. */
const CUT_NAME_PATTERN = /^scenario-.*_[\da-z]+$/;

/** `scenario-rtl.slow`, or `default` for none. Cuts longer names and ends them in a hash of all. */
export function scenarioWorldName(names: readonly string[]): string {
  if (names.length === 0) return 'default';
  const name = `scenario-${names.join('.')}`;
  if (name.length <= MAX_LENGTH) return name;
  const suffix = `_${hash(...new TextEncoder().encode(name)).toString(36)}`;
  return name.slice(0, MAX_LENGTH - suffix.length) + suffix;
}

/** Whether a world's name lacks some of its scenarios. */
export function isCutWorldName(id: string): boolean {
  return CUT_NAME_PATTERN.test(id);
}
