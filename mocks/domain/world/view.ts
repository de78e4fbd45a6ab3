import type { Customer } from './state/account.ts';
import type { World } from './world.ts';

/** World, language and origin of a response. A handler's call is one. */
export interface View {
  readonly world: World;
  /** Accept-Language as sent */
  readonly locale: string;
  /** Prefix of absolute URLs, e.g. `http://127.0.0.1:4010` */
  readonly origin: string;
}

export interface PersonalView extends View {
  readonly customer: Customer | null;
}
