import { waitFor } from '@testing-library/react';
import Pusher from 'pusher-js';
import { expect } from 'vitest';

/** Waits until the newest client has subscribed to a channel. Ignores clients of earlier tests. */
export async function waitForSubscription(): Promise<void> {
  const channels = () => Pusher.instances.at(-1)?.allChannels() ?? [];
  await waitFor(() => expect(channels().some(({ subscribed }) => subscribed)).toBe(true));
}
