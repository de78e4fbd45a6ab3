import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChannelsDocument } from '../engine/channels-document.ts';
import { compareChannels } from './compare-channels.ts';
import { readVersion } from './read-version.ts';
import { editChannels, SEEDED_CHANNEL_CHANGES } from './testing/seeded-channel-changes.ts';

let text: string;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  const { channels } = await readVersion(join(root, 'openapi/openapi.yaml'));
  text = JSON.stringify(channels);
});

const read = () => JSON.parse(text) as ChannelsDocument;

describe('@API-13 seeded changes of the real channel description', () => {
  test.each(SEEDED_CHANNEL_CHANGES)('$title', ({ make, expected }) => {
    const now = read();
    make(editChannels(now));
    const changes = compareChannels(read(), now);
    const reported = changes.map(({ severity, code }) => `${severity} ${code}`);
    expect(new Set(reported)).toEqual(
      new Set(expected.map(([severity, code]) => `${severity} ${code}`)),
    );
    for (const [, code, operation, where] of expected) {
      const locations = changes.filter((one) => one.code === code).flatMap((one) => one.locations);
      expect(locations).toContainEqual({ operation, where });
    }
  });
});

test('@API-13 ignores the order of channels', () => {
  const now = read();
  now.channels = Object.fromEntries(Object.entries(now.channels ?? {}).toReversed());
  expect(compareChannels(read(), now)).toEqual([]);
});

test('@API-13 treats messages that storefronts send like requests', () => {
  const [old, now] = [read(), read()];
  for (const one of [old, now]) {
    Object.assign(one.operations?.['notifyShop'] ?? {}, { action: 'receive' });
  }
  editChannels(now).schema('MessageToShop').required = ['message'];
  const changes = compareChannels(old, now);
  expect(changes.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'harmless request-property-optional',
  ]);
  expect(changes[0]?.pointer).toBe(
    'realtime.yaml#/components/schemas/MessageToShop/properties/user_id',
  );
});
