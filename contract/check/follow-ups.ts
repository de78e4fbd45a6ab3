import type { RequestSpec } from '../requests/sample-requests.ts';
import { isSuccess, type ResponseEvaluation } from './evaluate-response.ts';
import { type ValuePool, valuesAt } from './value-pool.ts';

/** A read or write that shows the effect of a successful write. */
interface FollowUp {
  after: string;
  probe: string;
  findError: (
    response: ResponseEvaluation,
    pool: ValuePool,
  ) =>
    | { check: 'use_after_free' | 'ensure_resource_availability'; code: string; message: string }
    | undefined;
}

const FOLLOW_UPS: readonly FollowUp[] = [
  {
    after: 'createAddress',
    probe: 'listAddresses',
    findError({ status, body }, pool) {
      if (!isSuccess(status)) return undefined;
      const [createdId] = pool.candidates('updateAddress', 'id');
      // The backend refused to create one.
      if (typeof createdId !== 'number') return undefined;
      if (valuesAt(body, '/data/addresses/*/id').includes(createdId)) return undefined;
      return {
        check: 'ensure_resource_availability',
        code: 'not-available',
        message: `address ${createdId} was just created but is not in the list`,
      };
    },
  },
  {
    after: 'deleteAddress',
    probe: 'updateAddress',
    findError({ status }) {
      if (!isSuccess(status)) return undefined;
      return {
        check: 'use_after_free',
        code: 'use-after-free',
        message: `a deleted address could be updated (returned ${status})`,
      };
    },
  },
];

export function followUpsOf({ id }: RequestSpec): readonly FollowUp[] {
  return FOLLOW_UPS.filter(({ after }) => after === id);
}
