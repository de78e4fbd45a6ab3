import { describe, expect, it } from 'vitest';
import { readServerConfig } from './config.ts';
import { readRealtime, realtimeOf } from './realtime.ts';

describe('where realtime is', () => {
  it.each<[string | undefined, ReturnType<typeof readRealtime>]>([
    [undefined, null],
    ['', null],
    ['same-origin', 'same-origin'],
    ['wss://rt.example', { host: 'rt.example', port: 443, tls: true }],
    ['ws://127.0.0.1:4010', { host: '127.0.0.1', port: 4010, tls: false }],
    ['ws://rt.example', { host: 'rt.example', port: 80, tls: false }],
  ])('@API-09 REALTIME %s', (value, setting) => {
    expect(readRealtime(value)).toEqual(setting);
    const env = {
      BACKEND_URL: 'http://b.example',
      ...(value === undefined ? {} : { REALTIME: value }),
    };
    expect(readServerConfig(env).realtime).toEqual(setting);
  });

  it.each(['yes', 'https://rt.example', 'ws://'])('@API-09 REALTIME can not be %s', (value) => {
    expect(() => readRealtime(value)).toThrow(`Failed to start: REALTIME is "${value}".`);
  });

  it.each<[Record<string, string>, ReturnType<typeof realtimeOf>]>([
    [
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'souk.example' },
      { host: 'souk.example', port: 443, tls: true },
    ],
    [
      { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost:4173' },
      { host: 'localhost', port: 4173, tls: false },
    ],
    [{ 'x-forwarded-proto': 'http' }, null],
  ])('@API-09 the same origin is what the reader sees: %j', (forwarded, address) => {
    expect(realtimeOf('same-origin', forwarded)).toEqual(address);
    expect(realtimeOf(null, forwarded)).toBeNull();
  });
});
