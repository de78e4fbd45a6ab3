import type { RealtimeAddress } from '../../lib/config/boot-data.ts';

/** `same-origin` has pages connect to the origin that they came from; null to Pusher's cloud. */
export type RealtimeSetting = RealtimeAddress | 'same-origin' | null;

/**
 * Reads REALTIME: nothing for Pusher's cloud, `same-origin` where the backend serves web sockets itself, or the address of another
 * server that does, such as `wss://realtime.souk.example`.
 *
 * @throws when it is something else
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
  return realtimeAddress(url);
}

/** The address that a page connects to, given the origin under which its reader sees this server. */
export function realtimeOf(setting: RealtimeSetting, origin: string): RealtimeAddress | null {
  return setting === 'same-origin' ? realtimeAddress(new URL(origin)) : setting;
}

/** The address as a source of a content security policy. */
export function toSocketOrigin({ host, port, tls }: RealtimeAddress): string {
  const isDefault = port === (tls ? 443 : 80);
  return `${tls ? 'wss' : 'ws'}://${host}${isDefault ? '' : `:${port}`}`;
}

function realtimeAddress({ protocol, hostname, port }: URL): RealtimeAddress {
  const tls = protocol === 'wss:' || protocol === 'https:';
  return { host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls };
}
