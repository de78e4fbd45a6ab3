import type { Account, Customer } from '../world/state/account.ts';
import { findCustomerByContact } from '../account/accounts.ts';
import { makeToken } from './token.ts';
import type { World } from '../world/world.ts';

/** Finds a customer by credentials. Returns undefined for sellers (backend call 24). */
export function findCustomerByCredentials(
  world: World,
  contact: string,
  password: string,
): Customer | undefined {
  const customer = findCustomerByContact(world, contact);
  return customer?.password === password ? customer : undefined;
}

/** Issues a new token; older ones stay valid. */
export function openSession(world: World, account: Account): string {
  world.counters.token += 1;
  const token = makeToken(world.seed, world.counters.token);
  world.sessions.set(token, account);
  return token;
}

export function closeSession(world: World, token: string): void {
  world.sessions.delete(token);
}
