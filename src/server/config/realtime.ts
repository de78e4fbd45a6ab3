import type { RealtimeAddress } from '../../lib/config/boot-data.ts';

/** `same-origin`: the origin of the page; null: Pusher's cloud. */
export type RealtimeSetting = RealtimeAddress | 'same-origin' | null;

/**
 * Parses REALTIME.
 *
 * @throws for an invalid value
 */
export function parseRealtime(value: string | undefined): RealtimeSetting {
  if (value === undefined || value === '') return null;
  if (value === 'same-origin') return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^wss?:$/.test(url.protocol)) {
    throw new Error(
      "Set it to same-origin or to an address such as wss://realtime.souk.example, or leave it out for Pusher's cloud.",
    );
  }
  return realtimeAddress(url);
}

/** `origin`: the server's origin in the browser. */
export function realtimeOf(setting: RealtimeSetting, origin: string): RealtimeAddress | null {
  return setting === 'same-origin' ? realtimeAddress(new URL(origin)) : setting;
}

/** Returns a source for the content security policy. */
export function toSocketOrigin({ host, port, tls }: RealtimeAddress): string {
  const isDefault = port === (tls ? 443 : 80);
  return `${tls ? 'wss' : 'ws'}://${host}${isDefault ? '' : `:${port}`}`;
}

function realtimeAddress({ protocol, hostname, port }: URL): RealtimeAddress {
  const tls = protocol === 'wss:' || protocol === 'https:';
  return { host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls };
}
