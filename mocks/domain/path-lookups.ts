import type { Customer } from './world/state/account.ts';
import { findAddress, isForbiddenAddress } from './addresses/addresses.ts';
import { missingRowMessage } from '../lib/missing-row.ts';
import type { World } from './world/world.ts';

/** Returns the text of the 404, or undefined when the row exists. */
export type Lookup = (
  world: World,
  customer: Customer,
  path: Readonly<Record<string, string>>,
) => string | undefined;

/** Operations whose row the backend looks up before it validates the form. */
export const lookups: Readonly<Record<string, Lookup>> = {
  updateAddress: (world, customer, { id }) =>
    findAddress(world, customer, Number(id)) || isForbiddenAddress(world, customer, Number(id))
      ? undefined
      : missingRowMessage('Address', Number(id)),
};
