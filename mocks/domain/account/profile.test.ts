import { expect, it } from 'vitest';
import { isOnline, recordHeartbeat } from './customer-presence.ts';
import { changePhoto, changeProfile } from './profile.ts';
import { smallWorld } from '../testing/small-world.ts';

const PNG = { name: 'me.png', type: 'image/png', bytes: new Uint8Array([1]) };
const OMITTED_FIELDS = {
  email: undefined,
  gender: undefined,
  phoneCode: undefined,
  dateOfBirth: undefined,
  country: undefined,
};

it('@API-04 clears e-mail and gender when they are omitted, and keeps the other fields', () => {
  const { customer } = smallWorld();
  changeProfile(customer, { ...OMITTED_FIELDS, name: 'Amira H.', phone: '01700000009' });
  expect(customer).toMatchObject({
    name: 'Amira H.',
    phone: '01700000009',
    email: null,
    gender: null,
    phoneCode: '971',
    dateOfBirth: '1991-04-17',
    country: 'United Arab Emirates',
  });
});

it('@API-04 loses the first photo, then replaces each photo with the next', () => {
  const { world } = smallWorld();
  const nora = world.accounts[1];
  if (nora?.role !== 'customer') throw new Error('The world has no second customer.');
  changePhoto(world, nora, PNG);
  expect([nora.photo, world.uploads.files.size]).toEqual([null, 0]);
  changePhoto(world, nora, PNG);
  const second = nora.photo;
  expect(second).toMatch(/^\/storage\//);
  changePhoto(world, nora, PNG);
  expect(nora.photo).not.toBe(second);
  expect([...world.uploads.files.keys()]).toEqual([nora.photo]);
});

it('@API-04 shows a customer as online for ten minutes after a heartbeat', () => {
  const { world, customer, clock } = smallWorld();
  expect(isOnline(world, customer)).toBe(false);
  recordHeartbeat(world, customer);
  clock.now += 10 * 60_000 - 1;
  expect(isOnline(world, customer)).toBe(true);
  clock.now += 1;
  expect(isOnline(world, customer)).toBe(false);
});
