import type { RealtimeAddress } from '../lib/config/boot-data.ts';

/** Where web sockets of the Pusher protocol go on an origin of ours. */
export const REALTIME_PATH = '/app/';

/** `same-origin` has the pages connect to wherever they came from; null to Pusher's cloud. */
export type RealtimeSetting = RealtimeAddress | 'same-origin' | null;

/**
 * Reads REALTIME: nothing for Pusher's cloud, `same-origin` where the backend answers web sockets itself, or the address of another
 * place that does, such as `wss://realtime.souk.example`.
 *
 * @throws when it is something else.
 */
export function readRealtime(value: string | undefined): RealtimeSetting {
  if (value === undefined || value === '') return null;
  if (value === 'same-origin') return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^wss?:$/.test(url.protocol)) {
    throw new Error(
      `Failed to start: REALTIME is "${value}". Set it to same-origin or to an address such as wss://realtime.souk.example, or leave it out for Pusher's cloud.`,
    );
  }
  return addressOf(url);
}

/** What a page is told, going by where its reader sees this server. */
export function realtimeOf(
  setting: RealtimeSetting,
  forwarded: Record<string, string>,
): RealtimeAddress | null {
  if (setting !== 'same-origin') return setting;
  const origin = `${forwarded['x-forwarded-proto'] ?? 'http'}://${forwarded['x-forwarded-host'] ?? ''}`;
  return URL.canParse(origin) ? addressOf(new URL(origin)) : null;
}

function addressOf({ protocol, hostname, port }: URL): RealtimeAddress {
  const tls = protocol === 'wss:' || protocol === 'https:';
  return { host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls };
}
