import { expect, it } from 'vitest';
import { TEST_START } from '../../worlds/clock.ts';
import { createWorld } from './create-world.ts';
import { sharedBase } from './shared-base.ts';

const now = () => Date.parse(TEST_START);
const make = (id: string) => createWorld({ id, seed: 1, now });

it('@API-07 worlds with the same seed share only their base', () => {
  const [one, other] = [make('one'), make('other')];
  expect(one.base).toBe(sharedBase(1));
  expect(other.base).toBe(one.base);
  for (const part of [
    'accounts',
    'sessions',
    'products',
    'addresses',
    'orders',
    'uploads',
    'otps',
    'social',
  ] as const) {
    expect(other[part]).not.toBe(one[part]);
    expect(other[part]).toEqual(one[part]);
  }
});

it('@API-07 a different seed creates different past data', () => {
  const other = createWorld({ id: 'one', seed: 2, now });
  expect(other.orders.map(({ figures }) => figures)).not.toEqual(
    make('one').orders.map(({ figures }) => figures),
  );
});
