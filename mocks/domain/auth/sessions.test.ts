import { describe, expect, it } from 'vitest';
import { closeSession, findCustomerByCredentials, openSession } from './sessions.ts';
import { smallWorld } from '../testing/small-world.ts';

describe('sessions', () => {
  it.each(['501234567', 'demo@souk.example', 'Demo@Souk.example'])(
    'finds the customer of %s',
    (contact) => {
      expect(findCustomerByCredentials(smallWorld().world, contact, 'secret')?.id).toBe(1);
    },
  );

  it.each([
    ['demo@souk.example', 'Secret'],
    ['nobody@souk.example', 'secret'],
    ['seller@souk.example', 'secret'],
  ])('rejects %s with %s', (contact, password) => {
    expect(findCustomerByCredentials(smallWorld().world, contact, password)).toBeUndefined();
  });

  it('issues tokens in the backend’s format, the same in every world of a seed', () => {
    const one = smallWorld();
    const token = openSession(one.world, one.customer);
    expect(token).toMatch(/^1\|[A-Za-z0-9]{48}$/);
    expect(openSession(one.world, one.customer)).toMatch(/^2\|/);
    const twin = smallWorld();
    expect(openSession(twin.world, twin.customer)).toBe(token);
    const other = smallWorld({}, { seed: 2 });
    expect(openSession(other.world, other.customer)).not.toBe(token);
  });

  it('ends one session at a time', () => {
    const { world, customer } = smallWorld();
    const first = openSession(world, customer);
    const second = openSession(world, customer);
    closeSession(world, first);
    expect(world.sessions.has(first)).toBe(false);
    expect(world.sessions.get(second)).toBe(customer);
  });
});
