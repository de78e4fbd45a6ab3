import type { Account, Customer } from '../world/state/account.ts';
import type { World } from '../world/world.ts';

/** What is known of somebody who has just come. */
export interface NewCustomer {
  readonly name: string;
  readonly phone: string | null;
  readonly phoneCode: string | null;
  readonly email: string | null;
  readonly password: string | null;
  readonly country: string | null;
  readonly gender: string | null;
  readonly dateOfBirth: string | null;
  readonly photo: string | null;
}

/** Whoever has a phone number or an e-mail address; the case of letters does not count. */
export function findAccount(world: World, contact: string): Account | undefined {
  const normalized = contact.toLowerCase();
  return world.accounts.find(
    ({ phone, email }) => phone === normalized || email?.toLowerCase() === normalized,
  );
}

/** The customer who has a contact. Sellers count as unknown. */
export function findCustomerByContact(world: World, contact: string): Customer | undefined {
  const account = findAccount(world, contact);
  return account?.role === 'customer' ? account : undefined;
}

/** The customer with an id. */
export function findCustomerById(world: World, id: number): Customer | undefined {
  const account = world.accounts.find((one) => one.id === id);
  return account?.role === 'customer' ? account : undefined;
}

/** Whether a contact belongs to somebody else than `owner`. */
export function isTaken(world: World, contact: string, owner?: Customer | null): boolean {
  const normalized = contact.toLowerCase();
  return world.accounts.some(
    (account) =>
      account.id !== owner?.id &&
      (account.phone === normalized || account.email?.toLowerCase() === normalized),
  );
}

/** Opens an account with nothing verified and nothing bought. The contacts must be free. */
export function addCustomer(world: World, facts: NewCustomer): Customer {
  const customer: Customer = {
    ...facts,
    id: Math.max(0, ...world.accounts.map(({ id }) => id)) + 1,
    role: 'customer',
    phoneVerified: false,
    emailVerified: false,
    isActive: true,
    picture: 'profile-0',
    hasSentPhoto: facts.photo !== null,
    onlineUntil: 0,
    cart: [],
    favourites: new Set(),
  };
  world.accounts.push(customer);
  return customer;
}

/** What the platform's staff does: switches a customer off or on. Open sessions and log-in go on; codes don't. */
export function setActive(world: World, customerId: number, isActive: boolean): void {
  const customer = findCustomerById(world, customerId);
  if (!customer) {
    throw new Error(
      `Failed to switch a customer: the world "${world.id}" has no customer ${customerId}. Name one that it has.`,
    );
  }
  customer.isActive = isActive;
}
