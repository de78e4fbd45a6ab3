import type { RealtimeSource } from '../../check/event-checks.ts';
import type { Target } from '../../check/target.ts';
import { valuesAt } from '../../check/value-pool.ts';
import type { CommandInput, CommandOption } from '../../lib/command.ts';
import { messageWithCause } from '../../lib/error-message.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { loadChannels, readChannels } from '../../realtime/channels.ts';
import { connectPusher } from '../../realtime/pusher-client.ts';

export const REALTIME_OPTIONS = {
  realtime: {
    type: 'string',
    placeholder: 'SERVER',
    description: 'Also validates realtime events: pusher, or a URL such as wss://realtime.example',
  },
} as const satisfies Readonly<Record<string, CommandOption>>;

/** @throws UsageError for an invalid value. */
export function parseRealtime({ realtime }: CommandInput['options']): string | undefined {
  if (realtime === undefined || realtime === 'pusher') return realtime;
  const url = String(realtime);
  if (URL.canParse(url) && /^wss?:/.test(url)) return url.replace(/\/$/, '');
  throw new UsageError(
    `Invalid --realtime "${url}". Use pusher, or a URL such as wss://realtime.example.`,
  );
}

/**
 * Connects with the key of the backend's settings.
 *
 * @throws if the backend has no realtime, or the server can't be reached.
 */
export async function connectRealtime(
  { origin, recipe, timeoutMs }: Target,
  server: string,
  isClosed: boolean,
): Promise<RealtimeSource> {
  const url = `${origin}${recipe.base}/master`;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...recipe.headers, Accept: 'application/json' },
  });
  const settings: unknown = response.ok ? await response.json() : undefined;
  const [key] = valuesAt(settings, '/data/pusher_app_key');
  if (typeof key !== 'string' || key === '') {
    throw new Error(
      `Failed to use realtime: ${url} has no pusher_app_key. Set one, or leave out --realtime.`,
    );
  }
  const [cluster] = valuesAt(settings, '/data/pusher_app_cluster');
  const address = server === 'pusher' ? `wss://ws-${String(cluster)}.pusher.com` : server;
  try {
    const client = await connectPusher(address, key, timeoutMs);
    return { channels: loadChannels(readChannels(), isClosed), client, timeoutMs };
  } catch (error) {
    throw new Error(
      `Failed to connect to ${address}: ${messageWithCause(error)}. Check --realtime and the setting pusher_app_key.`,
      { cause: error },
    );
  }
}
