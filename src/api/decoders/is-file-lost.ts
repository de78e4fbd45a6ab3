import type { LossTest } from '../runtime/define-operation.ts';
import { isRecord } from '../runtime/is-record.ts';

/** Checks whether the backend lost a sent file: `data.user` still has the old value. It loses the first file of an account. */
export function isFileLost(field: string): LossTest {
  return (input, result, user) => {
    const { body } = input as { body?: unknown };
    if (!isRecord(body) || body[field] === undefined || user === null) return false;
    const { data } = result as { data: { user: object } };
    return Reflect.get(data.user, field) === Reflect.get(user, field);
  };
}
