import { describe, expect, it } from 'vitest';
import {
  addCustomer,
  findAccount,
  findCustomerByContact,
  isContactTaken,
  type NewCustomer,
  setCustomerActive,
} from './accounts.ts';
import { smallWorld } from '../testing/small-world.ts';

const LINA: NewCustomer = {
  name: 'Lina Berg',
  phone: null,
  phoneCode: null,
  email: 'Lina@souk.example',
  password: 'secret',
  country: 'Sweden',
  gender: null,
  dateOfBirth: null,
  photo: null,
};

describe('accounts', () => {
  it('@API-04 finds accounts by phone number and by e-mail address in any case', () => {
    const { world } = smallWorld();
    expect(findAccount(world, '501234567')?.id).toBe(1);
    expect(findAccount(world, 'DEMO@souk.example')?.id).toBe(1);
    expect(findAccount(world, 'nobody@souk.example')).toBeUndefined();
  });

  it('@API-04 finds no seller among the customers, but counts their contacts as taken', () => {
    const { world } = smallWorld();
    expect(findCustomerByContact(world, 'seller@souk.example')).toBeUndefined();
    expect(isContactTaken(world, 'seller@souk.example')).toBe(true);
  });

  it('@API-04 does not count customers’ own contacts as taken', () => {
    const { world, customer } = smallWorld();
    expect(isContactTaken(world, '501234567', customer)).toBe(false);
    expect(isContactTaken(world, '01700000001', customer)).toBe(true);
    expect(isContactTaken(world, '0100', customer)).toBe(false);
  });

  it('@API-04 gives every account a unique id', () => {
    const { world } = smallWorld();
    const [one, other] = [addCustomer(world, LINA), addCustomer(world, { ...LINA, email: null })];
    expect([one.id, other.id]).toEqual([4, 5]);
    expect(findCustomerByContact(world, 'lina@souk.example')).toBe(one);
    expect(one).toMatchObject({ isPhoneVerified: false, isEmailVerified: false, isActive: true });
  });

  it('@API-07 does not share new accounts with another world', () => {
    const [one, other] = [smallWorld().world, smallWorld().world];
    addCustomer(one, LINA);
    expect(findAccount(other, 'lina@souk.example')).toBeUndefined();
  });

  it('deactivates customers but not sellers', () => {
    const { world, customer } = smallWorld();
    setCustomerActive(world, 1, false);
    expect(customer.isActive).toBe(false);
    expect(() => setCustomerActive(world, 3, false)).toThrow('has no customer 3');
  });
});
