import { CHANGE_CODES } from './change-codes.ts';
import { type Change, type Report, SEVERITIES } from './change.ts';

/** Creates a collector that merges differences of shared components into one change. */
export function groupChanges() {
  const byKey = new Map<string, Change>();
  const report: Report = ({ location, ...difference }) => {
    const { code, pointer } = difference;
    const known = CHANGE_CODES[code];
    if (!known) throw new Error(`Failed to report a change: unknown code "${code}".`);
    const key = JSON.stringify([code, pointer, difference.old, difference.new]);
    const change = byKey.get(key);
    if (change) change.locations.push(location);
    else byKey.set(key, { ...difference, severity: known.severity, locations: [location] });
  };
  return {
    report,
    all: (): Change[] =>
      [...byKey.values()].toSorted(
        (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
      ),
  };
}
