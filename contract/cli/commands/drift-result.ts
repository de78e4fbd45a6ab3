import type { UndocumentedItem } from '../../coverage/undocumented.ts';
import type { NeverSent } from '../../drift/find-never-sent.ts';
import type { ScreenUse } from '../../drift/find-unused.ts';

/** How far backend, contract and screens have drifted apart. */
export interface DriftResult {
  /** Undefined where no backend was checked. */
  backend:
    | {
        undocumented: UndocumentedItem[];
        neverSent: NeverSent;
        requests: number;
        warnings: readonly string[];
      }
    | undefined;
  /** Undefined with `--no-screens`. */
  screens: ScreenUse | undefined;
}
