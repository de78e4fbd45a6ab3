import { CHANGE_CODES } from './change-codes.ts';
import { type Change, type Report, WEIGHTS } from './change.ts';

/** Creates a collector that merges differences of shared components into one change. */
export function groupChanges() {
  const byKey = new Map<string, Change>();
  const report: Report = ({ place, ...difference }) => {
    const { code, pointer } = difference;
    const known = CHANGE_CODES[code];
    if (!known)
      throw new Error(`Failed to report a change: the code "${code}" is not in the list.`);
    const key = JSON.stringify([code, pointer, difference.old, difference.new]);
    const change = byKey.get(key);
    if (change) change.places.push(place);
    else byKey.set(key, { ...difference, weight: known.weight, places: [place] });
  };
  return {
    report,
    all: (): Change[] =>
      [...byKey.values()].toSorted(
        (one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight),
      ),
  };
}
