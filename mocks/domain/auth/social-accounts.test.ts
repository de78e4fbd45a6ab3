import { describe, expect, it } from 'vitest';
import { smallWorld } from '../testing/small-world.ts';
import {
  findOrCreateSocialCustomer,
  issueGoogleCode,
  redeemGoogleCode,
} from './social-accounts.ts';
import type { SocialProfile } from '../world/state/social-accounts.ts';

const LINA: SocialProfile = {
  provider: 'apple',
  id: '0018',
  name: 'Lina Berg',
  email: 'lina@souk.example',
  phone: null,
  gender: null,
  photo: null,
};
const EMPTY_PROFILE = { ...LINA, id: null, name: null, email: null };

describe('social accounts', () => {
  it('@API-04 accepts a mock Google code once', () => {
    const { world } = smallWorld();
    const person = { name: 'Lina Berg', email: 'lina@souk.example' };
    const code = issueGoogleCode(world, person);
    expect(code).toMatch(/^google-code-1-[\da-f]{8}$/);
    expect(redeemGoogleCode(world, code)).toEqual(person);
    expect(redeemGoogleCode(world, code)).toBeUndefined();
  });

  it('@API-04 creates a customer once and finds them again by e-mail', () => {
    const { world } = smallWorld();
    const made = findOrCreateSocialCustomer(world, LINA, true);
    expect(made).toMatchObject({ id: 4, name: 'Lina Berg', isEmailVerified: true, password: null });
    expect(findOrCreateSocialCustomer(world, { ...LINA, provider: 'google', id: null }, true)).toBe(
      made,
    );
    expect(world.accounts).toHaveLength(4);
  });

  it('@API-04 finds customers by the provider’s identifier when the profile contains nothing else', () => {
    const { world } = smallWorld();
    const made = findOrCreateSocialCustomer(world, { ...EMPTY_PROFILE, id: '0018' }, true);
    expect(made).toMatchObject({ name: 'Customer', email: null, isEmailVerified: false });
    expect(findOrCreateSocialCustomer(world, { ...EMPTY_PROFILE, id: '0018' }, true)).toBe(made);
    expect(
      findOrCreateSocialCustomer(
        world,
        { ...EMPTY_PROFILE, id: '0018', provider: 'facebook' },
        true,
      ),
    ).not.toBe(made);
  });

  it('@API-04 separates provider and identifier', () => {
    const { world } = smallWorld();
    const one = { ...EMPTY_PROFILE, provider: 'apple', id: '1:2' };
    const other = { ...EMPTY_PROFILE, provider: 'apple:1', id: '2' };
    expect(findOrCreateSocialCustomer(world, other, true)).not.toBe(
      findOrCreateSocialCustomer(world, one, true),
    );
  });

  it('@API-04 finds customers by phone', () => {
    const { world, customer } = smallWorld();
    expect(findOrCreateSocialCustomer(world, { ...EMPTY_PROFILE, phone: '501234567' }, false)).toBe(
      customer,
    );
  });

  it('@API-04 does not verify an address that only the client claims', () => {
    const { world } = smallWorld();
    expect(findOrCreateSocialCustomer(world, LINA, false)?.isEmailVerified).toBe(false);
  });

  it('@API-04 rejects sellers', () => {
    const { world } = smallWorld();
    expect(
      findOrCreateSocialCustomer(world, { ...LINA, email: 'seller@souk.example' }, true),
    ).toBeUndefined();
    expect(world.accounts).toHaveLength(3);
  });
});
