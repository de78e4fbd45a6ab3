import type { RequestSpec } from '../requests/sample-requests.ts';
import { isSuccess, type ResponseEvaluation } from './evaluate-response.ts';
import { type ValuePool, valuesAt } from './value-pool.ts';

/** A read or write that shows the effect of a successful write. */
interface FollowUp {
  after: string;
  probe: string;
  /** Returns undefined if the response does not show the effect. */
  findErrors: (response: ResponseEvaluation, pool: ValuePool) => FollowUpError[] | undefined;
}

interface FollowUpError {
  check: 'use_after_free' | 'ensure_resource_availability';
  code: string;
  message: string;
}

/** Client errors that are not about the requested resource: the session, or too many requests. */
const UNRELATED_STATUSES: ReadonlySet<number> = new Set([401, 429]);

const FOLLOW_UPS: readonly FollowUp[] = [
  {
    after: 'createAddress',
    probe: 'listAddresses',
    findErrors({ status, body }, pool) {
      if (!isSuccess(status)) return undefined;
      const [createdId] = pool.candidates('updateAddress', 'id');
      // The backend refused to create one.
      if (typeof createdId !== 'number') return undefined;
      if (valuesAt(body, '/data/addresses/*/id').includes(createdId)) return [];
      return [
        {
          check: 'ensure_resource_availability',
          code: 'not-available',
          message: `address ${createdId} was just created but is not in the list`,
        },
      ];
    },
  },
  {
    after: 'deleteAddress',
    probe: 'updateAddress',
    findErrors({ status = 0 }) {
      if (isSuccess(status)) {
        return [
          {
            check: 'use_after_free',
            code: 'use-after-free',
            message: `a deleted address could be updated (returned ${status})`,
          },
        ];
      }
      const isRefused = status >= 400 && status < 500 && !UNRELATED_STATUSES.has(status);
      return isRefused ? [] : undefined;
    },
  },
];

export function followUpsOf({ id }: RequestSpec): readonly FollowUp[] {
  return FOLLOW_UPS.filter(({ after }) => after === id);
}
