import { waitFor } from '@testing-library/react';
import Pusher from 'pusher-js';
import { expect } from 'vitest';

/** Waits until the page hears a channel: the state says connected a moment before. */
export async function waitForSubscription(): Promise<void> {
  const channels = () => Pusher.instances.flatMap((client) => client.allChannels());
  await waitFor(() => expect(channels().some(({ subscribed }) => subscribed)).toBe(true));
}
