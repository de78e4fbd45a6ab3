import type { FormError } from '../../contract/engine/form-messages.ts';
import { dropRepeats } from '../../contract/engine/validate-request.ts';
import type { Account, Customer } from './world/state/account.ts';
import type { World } from './world/world.ts';
import type { Operation } from '../../contract/engine/contract.ts';
import { findProfileErrors, findRegistrationErrors } from './account/account-form-rules.ts';
import { findLimitErrors } from './find-limit-errors.ts';

/** Rules that no schema can hold, checked on a form whose fields may be missing. */
type FormRule = (
  world: World,
  form: Readonly<Record<string, unknown>>,
  customer: Customer | null,
) => FormError[];

/** By operation. The server checks every form, so that handlers get only valid ones. */
const formRules: Readonly<Record<string, FormRule>> = {
  register: findRegistrationErrors,
  updateProfile: findProfileErrors,
};

/** All that is wrong with a form: the backend reports what breaks the world's rules together with what breaks the contract's. */
export function findFormErrors(
  world: World,
  operation: Operation,
  { errors, body }: { errors: readonly FormError[]; body: unknown },
  account: Account | undefined,
): FormError[] {
  if (typeof body !== 'object' || body === null) return [...errors];
  const form = { ...body };
  const customer = account?.role === 'customer' ? account : null;
  const [compiled] = operation.bodies.values();
  return dropRepeats([
    ...errors,
    ...findLimitErrors(world, form, compiled?.limits ?? new Map()),
    ...(formRules[operation.id]?.(world, form, customer) ?? []),
  ]);
}
