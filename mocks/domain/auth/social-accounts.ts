import type {
  GooglePerson,
  SocialProfile,
  SocialAccounts,
} from '../world/state/social-accounts.ts';
import type { Customer } from '../world/state/account.ts';
import { addCustomer, findAccount, findCustomerById } from '../account/accounts.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

export function emptySocialAccounts(): SocialAccounts {
  return { links: new Map(), googleCodes: new Map(), issuedCount: 0 };
}

/** Issues a single-use code like Google's dialog, such as `google-code-1-5b9f01c2`. */
export function issueGoogleCode(world: World, person: GooglePerson): string {
  const { social } = world;
  social.issuedCount += 1;
  const mark = hash(world.seed, social.issuedCount, 0x6006).toString(16).padStart(8, '0');
  const code = `google-code-${social.issuedCount}-${mark}`;
  social.googleCodes.set(code, person);
  return code;
}

/** Returns the code's person and invalidates the code. Returns undefined for an unknown code. */
export function redeemGoogleCode(world: World, code: string): GooglePerson | undefined {
  const person = world.social.googleCodes.get(code);
  world.social.googleCodes.delete(code);
  return person;
}

/**
 * Finds a customer by the profile's e-mail address, phone number or provider id, in this order, or
 * creates one. Returns undefined when the contact belongs to a seller.
 *
 * @param isEmailVerified Whether the provider vouches for the e-mail address.
 */
export function findOrCreateSocialCustomer(
  world: World,
  profile: SocialProfile,
  isEmailVerified: boolean,
): Customer | undefined {
  const { provider, id, name, email, phone, gender, photo } = profile;
  const link = id === null ? undefined : JSON.stringify([provider, id]);
  const linked = link === undefined ? undefined : world.social.links.get(link);
  const known =
    (email === null ? undefined : findAccount(world, email)) ??
    (phone === null ? undefined : findAccount(world, phone)) ??
    (linked === undefined ? undefined : findCustomerById(world, linked));
  if (known && known.role !== 'customer') return undefined;
  const customer =
    known ??
    addCustomer(world, {
      name: name ?? email?.split('@')[0] ?? 'Customer',
      email,
      phone,
      gender,
      photo,
      phoneCode: null,
      password: null,
      country: null,
      dateOfBirth: null,
    });
  if (isEmailVerified && email !== null) customer.isEmailVerified = true;
  if (link !== undefined) world.social.links.set(link, customer.id);
  return customer;
}
