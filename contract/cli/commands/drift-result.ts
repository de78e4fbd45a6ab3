import type { NeverSent } from '../../drift/never-sent.ts';
import type { UndocumentedItem } from '../../coverage/undocumented.ts';
import type { ScreenUse } from '../../drift/unused.ts';

/** How far backend, contract and screens have drifted apart. */
export interface Drift {
  /** Undefined where no backend was looked at. */
  backend:
    | {
        strangers: UndocumentedItem[];
        neverSent: NeverSent;
        requests: number;
        warnings: readonly string[];
      }
    | undefined;
  /** Undefined where the screens were left out. */
  screens: ScreenUse | undefined;
}
