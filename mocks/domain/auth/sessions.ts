import type { Account, Customer } from '../world/state/account.ts';
import { findAccount } from '../account/accounts.ts';
import { makeToken } from './token.ts';
import type { World } from '../world/world.ts';

/** The customer with a phone number or e-mail address and its password. Sellers count as unknown (backend call 24). */
export function findCustomer(
  world: World,
  contact: string,
  password: string,
): Customer | undefined {
  const account = findAccount(world, contact);
  return account?.role === 'customer' && account.password === password ? account : undefined;
}

/** Signs someone in with a new token; older ones go on working. */
export function openSession(world: World, account: Account): string {
  world.counters.token += 1;
  const token = makeToken(world.seed, world.counters.token);
  world.sessions.set(token, account);
  return token;
}

/** Makes one token worthless. */
export function closeSession(world: World, token: string): void {
  world.sessions.delete(token);
}
