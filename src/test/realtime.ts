import { waitFor } from '@testing-library/react';
import Pusher from 'pusher-js';
import { expect } from 'vitest';

/** Waits until the newest client has a subscribed channel, a moment after its connection is open. Clients of earlier tests don't count. */
export async function waitForSubscription(): Promise<void> {
  const channels = () => Pusher.instances.at(-1)?.allChannels() ?? [];
  await waitFor(() => expect(channels().some(({ subscribed }) => subscribed)).toBe(true));
}
