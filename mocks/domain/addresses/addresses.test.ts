import { describe, expect, it } from 'vitest';
import { addAddress, addressesOf, changeAddress, findAddress } from './addresses.ts';
import type { AddressFields } from '../world/state/address.ts';
import { smallWorld } from '../testing/small-world.ts';

const FIELDS: AddressFields = {
  name: 'Amira Haddad',
  phone: '501234567',
  area: null,
  flatNo: null,
  addressType: 'home',
  addressLine: 'Rainbow Street 1',
  addressLine2: null,
  postCode: null,
  isDefault: false,
  email: null,
  areaId: null,
};
const NOWHERE = { latitude: null, longitude: null };
const DEFAULT_ADDRESS_FIELDS = { ...FIELDS, isDefault: true };

describe('addresses', () => {
  it('does not make the first address the default', () => {
    const { world, customer } = smallWorld();
    expect(addAddress(world, customer, FIELDS, NOWHERE).isDefault).toBe(false);
  });

  it('has one default, listed first, then the newest first', () => {
    const { world, customer } = smallWorld();
    addAddress(world, customer, DEFAULT_ADDRESS_FIELDS, NOWHERE);
    addAddress(world, customer, DEFAULT_ADDRESS_FIELDS, NOWHERE);
    addAddress(world, customer, FIELDS, NOWHERE);
    expect(addressesOf(world, customer).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [2, true],
      [3, false],
      [1, false],
    ]);
  });

  it('clears the default flag when an update omits it, and keeps the coordinates', () => {
    const { world, customer } = smallWorld();
    const stored = addAddress(world, customer, DEFAULT_ADDRESS_FIELDS, {
      latitude: 23.8,
      longitude: 90.4,
    });
    expect(changeAddress(world, stored, FIELDS, NOWHERE)).toMatchObject({
      isDefault: false,
      longitude: 90.4,
    });
  });

  it('keeps other customers’ defaults and hides their addresses', () => {
    const { world, customer } = smallWorld();
    const other = world.accounts[1];
    if (other?.role !== 'customer') throw new Error('The world has no second customer.');
    const theirs = addAddress(world, other, DEFAULT_ADDRESS_FIELDS, NOWHERE);
    addAddress(world, customer, DEFAULT_ADDRESS_FIELDS, NOWHERE);
    expect(findAddress(world, other, theirs.id)?.isDefault).toBe(true);
    expect(findAddress(world, customer, theirs.id)).toBeUndefined();
  });
});
