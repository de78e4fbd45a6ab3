import { type Change, WEIGHTS } from './change.ts';
import { compareChannels } from './compare-channels.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Version } from './read-version.ts';

type Named = Version & { name: string };

/**
 * Names what changed between two versions, in calls and channels, the gravest first; `left` says what could not be compared.
 *
 * @throws when one of them has only calls, and the other only channels.
 */
export function compareVersions(old: Named, now: Named): { changes: Change[]; left: string[] } {
  const changes: Change[] = [];
  const left: string[] = [];
  if (old.calls && now.calls) changes.push(...compareContracts(old.calls, now.calls));
  if (old.channels && now.channels) changes.push(...compareChannels(old.channels, now.channels));
  const isApart = [old, now].every(({ calls, channels }) => !calls || !channels);
  if (isApart && (old.calls === undefined) !== (now.calls === undefined)) {
    throw new Error(
      `Failed to compare "${old.name}" with "${now.name}": one describes calls, the other channels. Name two of a kind.`,
    );
  }
  for (const [part, words] of [
    ['calls', 'the calls'],
    ['channels', 'the realtime channels'],
  ] as const) {
    const silent = [old, now].filter((one) => one[part] === undefined);
    const [one] = silent;
    if (silent.length === 1 && one)
      left.push(`Not compared: ${words}. ${one.name} has none with it.`);
  }
  const weight = (change: Change) => WEIGHTS.indexOf(change.weight);
  return { changes: changes.toSorted((one, other) => weight(one) - weight(other)), left };
}
