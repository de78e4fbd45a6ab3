import { type Change, SEVERITIES } from './change.ts';
import { compareChannels } from './compare-channels.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Version } from './read-version.ts';

type NamedVersion = Version & { name: string };

/**
 * Compares operations and channels; the most severe changes come first. `notCompared` lists missing
 * parts.
 *
 * @throws if one version has only operations and the other only channels.
 */
export function compareVersions(
  old: NamedVersion,
  now: NamedVersion,
): { changes: Change[]; notCompared: string[] } {
  const changes: Change[] = [];
  const notCompared: string[] = [];
  if (old.contract && now.contract) changes.push(...compareContracts(old.contract, now.contract));
  if (old.channels && now.channels) changes.push(...compareChannels(old.channels, now.channels));
  const isOneSided = [old, now].every(({ contract, channels }) => !contract || !channels);
  if (isOneSided && (old.contract === undefined) !== (now.contract === undefined)) {
    throw new Error(
      `Failed to compare "${old.name}" with "${now.name}": one is an OpenAPI description, the other AsyncAPI. Pass two of the same kind.`,
    );
  }
  for (const [part, words] of [
    ['contract', 'the operations'],
    ['channels', 'the realtime channels'],
  ] as const) {
    const withoutPart = [old, now].filter((one) => one[part] === undefined);
    const [one] = withoutPart;
    if (withoutPart.length === 1 && one)
      notCompared.push(`Not compared: ${words}. ${one.name} contains none.`);
  }
  const severity = (change: Change) => SEVERITIES.indexOf(change.severity);
  return {
    changes: changes.toSorted((one, other) => severity(one) - severity(other)),
    notCompared,
  };
}
