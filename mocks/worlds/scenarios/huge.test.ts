import { expect, it } from 'vitest';
import { sharedBase } from '../../domain/seed/shared-base.ts';
import { TEST_START } from '../clock.ts';
import { stagedBase, stageWorld } from '../stage-world.ts';

it('@API-08 huge has 40,000 products, created once, and starts like the usual base', () => {
  const base = stagedBase(1, ['huge']);
  expect(base.products).toHaveLength(40_000);
  expect(stagedBase(1, ['rtl', 'huge'])).toBe(base);
  expect(base.products[499]).toEqual(sharedBase(1).products[499]);
}, 60_000);

it.each(['huge', 'long-chat'] as const)(
  '@API-08 %s has a chat of 10,000 messages, oldest first',
  (name) => {
    const staging = { id: 'huge', seed: 1, settings: {}, now: () => Date.parse(TEST_START) };
    const { chat } = stageWorld({ ...staging, scenarios: [name] });
    const longest = chat.conversations.toSorted(
      (one, other) => other.messages.length - one.messages.length,
    )[0];
    const times = longest?.messages.map(({ sentAt }) => sentAt) ?? [];
    expect(times).toHaveLength(10_000);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  },
  60_000,
);
