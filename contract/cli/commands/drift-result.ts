import type { UndocumentedItem } from '../../coverage/undocumented.ts';
import type { NeverSent } from '../../drift/find-never-sent.ts';
import type { ScreenUse } from '../../drift/find-unused.ts';

export interface DriftResult {
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
