import type { FormError } from '../../contract/engine/form-messages.ts';
import { dropRepeats } from '../../contract/engine/validate-request.ts';
import type { Account, Customer } from './world/state/account.ts';
import type { World } from './world/world.ts';
import {
  findAddressErrors,
  findProfileErrors,
  findRegistrationErrors,
} from './account/account-form-rules.ts';

/** Rules that no schema can hold, checked on a form whose fields may be missing. */
type FormRule = (
  world: World,
  form: Readonly<Record<string, unknown>>,
  customer: Customer | null,
) => FormError[];

/** By operation. The server checks every form, so that handlers get only valid ones. */
const formRules: Readonly<Record<string, FormRule>> = {
  createAddress: findAddressErrors,
  register: findRegistrationErrors,
  updateAddress: findAddressErrors,
  updateProfile: findProfileErrors,
};

/** All that is wrong with a form: the backend reports what breaks the world's rules together with what breaks the contract's. */
export function findFormErrors(
  world: World,
  operationId: string,
  { errors, body }: { errors: readonly FormError[]; body: unknown },
  account: Account | undefined,
): FormError[] {
  const findErrors = formRules[operationId];
  if (!findErrors || typeof body !== 'object' || body === null) return [...errors];
  const customer = account?.role === 'customer' ? account : null;
  return dropRepeats([...errors, ...findErrors(world, { ...body }, customer)]);
}
