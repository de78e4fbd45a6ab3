import { waitFor } from '@testing-library/react';
import Pusher from 'pusher-js';
import { expect } from 'vitest';

/** Waits until a channel is subscribed, which is a moment after the connection is open. */
export async function waitForSubscription(): Promise<void> {
  const channels = () => Pusher.instances.flatMap((client) => client.allChannels());
  await waitFor(() => expect(channels().some(({ subscribed }) => subscribed)).toBe(true));
}
