import { describe, expect, it } from 'vitest';
import { addAddress, addressesOf, changeAddress, findAddress } from './addresses.ts';
import type { AddressFields } from '../world/state/address.ts';
import { smallWorld } from '../testing/small-world.ts';

const FIELDS: AddressFields = {
  name: 'Amira Haddad',
  phone: '01700000000',
  area: null,
  flatNo: null,
  addressType: 'home',
  addressLine: 'Rainbow Street 1',
  addressLine2: null,
  postCode: null,
  isDefault: false,
};
const STANDARD = { ...FIELDS, isDefault: true };

describe('addresses', () => {
  it('do not make the first one the default by themselves', () => {
    const { world, customer } = smallWorld();
    expect(addAddress(world, customer, FIELDS, null).isDefault).toBe(false);
  });

  it('have one default, listed first, the others newest first', () => {
    const { world, customer } = smallWorld();
    addAddress(world, customer, STANDARD, null);
    addAddress(world, customer, STANDARD, null);
    addAddress(world, customer, FIELDS, null);
    expect(addressesOf(world, customer).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
  });

  it('lose the mark in a change that leaves it out, and keep their coordinates', () => {
    const { world, customer } = smallWorld();
    const stored = addAddress(world, customer, STANDARD, 90.4);
    expect(changeAddress(world, stored, FIELDS)).toMatchObject({
      isDefault: false,
      longitude: 90.4,
    });
  });

  it('leave the defaults of other customers alone and are nobody else’s', () => {
    const { world, customer } = smallWorld();
    const other = world.accounts[1];
    if (other?.role !== 'customer') throw new Error('no second customer');
    const theirs = addAddress(world, other, STANDARD, null);
    addAddress(world, customer, STANDARD, null);
    expect(findAddress(world, other, theirs.id)?.isDefault).toBe(true);
    expect(findAddress(world, customer, theirs.id)).toBeUndefined();
  });
});
