import { describe, expect, it } from 'vitest';
import { readServerConfig } from './read-server-config.ts';
import { parseRealtime, realtimeOf, toSocketOrigin } from './realtime.ts';

describe('realtime server', () => {
  it.each<[string | undefined, ReturnType<typeof parseRealtime>]>([
    [undefined, null],
    ['', null],
    ['same-origin', 'same-origin'],
    ['wss://rt.example', { host: 'rt.example', port: 443, tls: true }],
    ['ws://127.0.0.1:4010', { host: '127.0.0.1', port: 4010, tls: false }],
    ['ws://rt.example', { host: 'rt.example', port: 80, tls: false }],
  ])('@API-09 parses REALTIME %s', (value, setting) => {
    expect(parseRealtime(value)).toEqual(setting);
    const env = {
      BACKEND_URL: 'http://b.example',
      ...(value === undefined ? {} : { REALTIME: value }),
    };
    expect(readServerConfig(env).realtime).toEqual(setting);
  });

  it.each(['yes', 'https://rt.example', 'ws://'])(
    '@API-09 rejects the REALTIME value %s',
    (value) => {
      expect(() => parseRealtime(value)).toThrow(/^Set it to same-origin/);
    },
  );

  it.each([
    ['https://souk.example', { host: 'souk.example', port: 443, tls: true }, 'wss://souk.example'],
    ['http://localhost:4173', { host: 'localhost', port: 4173, tls: false }, 'ws://localhost:4173'],
  ])('@API-09 same-origin is the origin that the browser uses: %s', (origin, address, source) => {
    expect(realtimeOf('same-origin', origin)).toEqual(address);
    expect(realtimeOf(null, origin)).toBeNull();
    expect(toSocketOrigin(address)).toBe(source);
  });
});
