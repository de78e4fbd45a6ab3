import type { Customer } from './state/account.ts';
import type { World } from './world.ts';

/** For whom and in what words an answer is written. A handler's call is one. */
export interface View {
  readonly world: World;
  /** Accept-Language as it was sent */
  readonly locale: string;
  /** Where pictures and pages of this server are, e.g. `http://127.0.0.1:4010` */
  readonly origin: string;
}

/** A view of something that is personal when a customer is signed in. */
export interface PersonalView extends View {
  readonly customer: Customer | null;
}
