import type {
  GooglePerson,
  SocialProfile,
  SocialAccounts,
} from '../world/state/social-accounts.ts';
import type { Customer } from '../world/state/account.ts';
import { addCustomer, findAccount, findCustomerById } from '../account/accounts.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** What a new world knows of providers: nothing. */
export function noSocialAccounts(): SocialAccounts {
  return { links: new Map(), googleCodes: new Map(), issued: 0 };
}

/** What the stand-in for Google does once a person has agreed: gives out a code such as `google-code-1-5b9f01c2`, good for one use. */
export function issueGoogleCode(world: World, person: GooglePerson): string {
  const { social } = world;
  social.issued += 1;
  const mark = hash(world.seed, social.issued, 0x6006).toString(16).padStart(8, '0');
  const code = `google-code-${social.issued}-${mark}`;
  social.googleCodes.set(code, person);
  return code;
}

/** The person behind a code of the stand-in for Google, who can't be had by it again; undefined for any other code. */
export function redeemGoogleCode(world: World, code: string): GooglePerson | undefined {
  const person = world.social.googleCodes.get(code);
  world.social.googleCodes.delete(code);
  return person;
}

/**
 * The customer whom a provider describes: by e-mail address, else phone number, else the provider's identifier, else a
 * new one. Undefined when the contact belongs to somebody who is no customer.
 *
 * @param isEmailVerified whether the provider itself vouches for the e-mail address, which is then verified
 */
export function findOrCreateSocialCustomer(
  world: World,
  profile: SocialProfile,
  isEmailVerified: boolean,
): Customer | undefined {
  const { provider, id, name, email, phone, gender, photo } = profile;
  const link = id === null ? undefined : `${provider}:${id}`;
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
  if (isEmailVerified && email !== null) customer.emailVerified = true;
  if (link !== undefined) world.social.links.set(link, customer.id);
  return customer;
}
