import type { Source } from '../requests/sample-requests.ts';
import type { Judged } from './evaluate-response.ts';
import type { Pool } from './value-pool.ts';
import { valuesAt } from './value-pool.ts';

/** What has to be true of a thing after it was made or deleted. */
interface FollowUp {
  /** The write that it follows. */
  after: string;
  /** What is asked then. */
  ask: string;
  fault: (
    answer: Judged,
    pool: Pool,
  ) =>
    | { check: 'use_after_free' | 'ensure_resource_availability'; code: string; message: string }
    | undefined;
}

/** Questions that prove a write by another operation. */
const FOLLOW_UPS: readonly FollowUp[] = [
  {
    after: 'createAddress',
    ask: 'listAddresses',
    fault({ body }, pool) {
      const [made] = pool.choices('updateAddress', 'id');
      if (valuesAt(body, '/data/addresses/*/id').includes(made)) return undefined;
      return {
        check: 'ensure_resource_availability',
        code: 'not-available',
        message: `address ${String(made)} was just made and is not in the list`,
      };
    },
  },
  {
    after: 'deleteAddress',
    ask: 'updateAddress',
    fault({ status }) {
      if (status === undefined || status >= 400) return undefined;
      return {
        check: 'use_after_free',
        code: 'use-after-free',
        message: `an address could be changed after its deletion (answered ${status})`,
      };
    },
  },
];

/** The questions that are due after an operation. */
export function followUpsOf({ id }: Source): readonly FollowUp[] {
  return FOLLOW_UPS.filter(({ after }) => after === id);
}
