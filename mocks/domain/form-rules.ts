import type { FormError } from '../../contract/engine/form-messages.ts';
import { dropRepeats } from '../../contract/engine/validate-request.ts';
import type { Account, Customer } from './world/state/account.ts';
import type { World } from './world/world.ts';
import { addressFaults, profileFaults, registrationFaults } from './account/account-form-rules.ts';

/** Rules that no schema can hold, checked on a form whose fields may be missing. */
type FurtherFaults = (
  world: World,
  form: Readonly<Record<string, unknown>>,
  customer: Customer | null,
) => FormError[];

/** By operation. The server asks them of every form, so that handlers get none that breaks a rule. */
const furtherFaults: Readonly<Record<string, FurtherFaults>> = {
  createAddress: addressFaults,
  register: registrationFaults,
  updateAddress: addressFaults,
  updateProfile: profileFaults,
};

/** All that is wrong with a form: the backend reports what breaks the world's rules together with what breaks the contract's. */
export function findFormErrors(
  world: World,
  operationId: string,
  { faults, body }: { faults: readonly FormError[]; body: unknown },
  account: Account | undefined,
): FormError[] {
  const further = furtherFaults[operationId];
  if (!further || typeof body !== 'object' || body === null) return [...faults];
  const customer = account?.role === 'customer' ? account : null;
  return dropRepeats([...faults, ...further(world, { ...body }, customer)]);
}
