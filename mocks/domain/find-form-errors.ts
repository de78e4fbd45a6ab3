import { arrangeErrors, type FormError } from '../../contract/engine/form-messages.ts';
import type { Account, Customer } from './world/state/account.ts';
import type { World } from './world/world.ts';
import type { Operation } from '../../contract/engine/contract.ts';
import { findAddressErrors } from './addresses/address-form-rules.ts';
import { findCheckoutErrors } from './cart/checkout-form-rules.ts';
import { findProfileErrors, findRegistrationErrors } from './account/account-form-rules.ts';
import { isSince, type Release } from './world/release.ts';
import { findLimitErrors } from './find-limit-errors.ts';

/** A rule that no schema can express; form fields may be missing. */
type FormRule = (
  world: World,
  form: Readonly<Record<string, unknown>>,
  customer: Customer | null,
) => FormError[];

/** By operation. The server validates every form before it calls the handler. */
const formRules: Readonly<Record<string, FormRule>> = {
  register: findRegistrationErrors,
  updateProfile: findProfileErrors,
  createAddress: findAddressErrors,
  updateAddress: findAddressErrors,
  getCheckout: findCheckoutErrors,
};

/** Fields that the contract requires, by the release from which they are optional. */
const OPTIONAL_FIELDS: Readonly<Record<string, Readonly<Record<string, Release>>>> = {
  register: { country: 'R4' },
};

/**
 * Returns all errors of a form. The backend reports violations of its own rules together with those
 * of the contract.
 */
export function findFormErrors(
  world: World,
  operation: Operation,
  { errors, body }: { errors: readonly FormError[]; body: unknown },
  account: Account | undefined,
): FormError[] {
  if (typeof body !== 'object' || body === null) return [...errors];
  const form: Record<string, unknown> = { ...body };
  const customer = account?.role === 'customer' ? account : null;
  const [compiled] = operation.bodies.values();
  const isOptional = (field: string) => {
    const release = OPTIONAL_FIELDS[operation.id]?.[field];
    return release !== undefined && isSince(world, release) && (form[field] ?? null) === null;
  };
  const all = [
    ...errors.filter(({ field }) => !isOptional(field)),
    ...findLimitErrors(world, form, compiled?.limits ?? new Map()),
    ...(formRules[operation.id]?.(world, form, customer) ?? []),
  ];
  return arrangeErrors(all, operation.fieldOrder);
}
