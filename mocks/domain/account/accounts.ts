import type { Account, Customer } from '../world/state/account.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

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

/** Ignores the case of e-mail addresses. */
export function findAccount(world: World, contact: string): Account | undefined {
  return world.accounts.find((account) => hasContact(account, contact));
}

/** Ignores sellers, also one with the same contact: a registration of R2 allows that. */
export function findCustomerByContact(world: World, contact: string): Customer | undefined {
  return world.accounts.find(
    (account): account is Customer => account.role === 'customer' && hasContact(account, contact),
  );
}

export function findCustomerById(world: World, id: number): Customer | undefined {
  const account = world.accounts.find((one) => one.id === id);
  return account?.role === 'customer' ? account : undefined;
}

/** Whether an account other than `owner` has a contact. */
export function isContactTaken(world: World, contact: string, owner?: Customer | null): boolean {
  return world.accounts.some((account) => account.id !== owner?.id && hasContact(account, contact));
}

function hasContact({ phone, email }: Account, contact: string): boolean {
  const normalized = contact.toLowerCase();
  return phone === normalized || email?.toLowerCase() === normalized;
}

/** Creates an unverified customer. The contacts must not be taken. */
export function addCustomer(world: World, fields: NewCustomer): Customer {
  const customer: Customer = {
    ...fields,
    id: Math.max(0, ...world.accounts.map(({ id }) => id)) + 1,
    role: 'customer',
    isPhoneVerified: false,
    isEmailVerified: false,
    isActive: true,
    picture: 'profile-0',
    hasUploadedPhoto: fields.photo !== null,
    onlineUntil: 0,
    cart: [],
    favourites: new Set(),
  };
  world.accounts.push(customer);
  return customer;
}

/**
 * Creates a customer. From R2 on, a taken phone number or email address overwrites its account
 * instead (backend bug).
 */
export function register(world: World, fields: NewCustomer): Customer {
  const existing = [fields.phone, fields.email]
    .flatMap((contact) => (contact === null ? [] : [findCustomerByContact(world, contact)]))
    .find((customer) => customer !== undefined);
  return existing && isSince(world, 'R2')
    ? Object.assign(existing, fields)
    : addCustomer(world, fields);
}

/** A deactivated customer can still log in, but gets no codes. @throws for an unknown customer. */
export function setCustomerActive(world: World, customerId: number, isActive: boolean): void {
  const customer = findCustomerById(world, customerId);
  if (!customer) {
    throw new Error(
      `Failed to change the customer: the world "${world.id}" has no customer ${customerId}. Use the id of an existing customer.`,
    );
  }
  customer.isActive = isActive;
}
