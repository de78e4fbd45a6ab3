import { describe, expect, it } from 'vitest';
import { PLAYER_ORIGINS } from '../../lib/html/video-players.ts';
import { contentPolicy, type PolicyOptions } from './content-security-policy.ts';

function policyWith(options: Partial<PolicyOptions> = {}): string {
  return contentPolicy({
    origin: 'https://shop.example',
    apiOrigin: '',
    imageSources: [],
    realtime: null,
    providers: [],
    usesPusher: false,
    ...options,
  });
}

function sourcesOf(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.split(' ', 1)[0] === directive);
  return found?.split(' ').slice(1);
}

describe('content security policy', () => {
  it('@SRV-07 allows no third-party script without an enabled provider', () => {
    const policy = policyWith();
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'", ...PLAYER_ORIGINS]);
    expect(policy).not.toMatch(/google|facebook|apple/);
  });

  it.each([
    ['google', 'https://accounts.google.com/gsi/client'],
    ['facebook', 'https://connect.facebook.net'],
    ['apple', 'https://appleid.cdn-apple.com'],
  ] as const)('@SRV-07 allows only %s when it is enabled', (name, script) => {
    const policy = policyWith({ providers: [name] });
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", script]);
    for (const other of ['google', 'facebook', 'apple']) {
      expect(policy.includes(other)).toBe(other === name);
    }
  });

  it('@SRV-07 never allows inline scripts', () => {
    const policy = policyWith({ providers: ['google', 'facebook', 'apple'] });
    expect(sourcesOf(policy, 'script-src')?.join(' ')).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
  });

  it.each<[string, Partial<PolicyOptions>, string[]]>([
    ['nothing', {}, []],
    ['Pusher’s cloud', { usesPusher: true }, ['wss://*.pusher.com', 'https://*.pusher.com']],
    ['the same origin', { realtime: 'same-origin', usesPusher: true }, ['wss://shop.example']],
    [
      'a server of its own',
      { realtime: { host: 'rt.example', port: 6001, tls: true } },
      ['wss://rt.example:6001'],
    ],
  ])('@SRV-07 allows connections to %s for realtime', (_name, options, sockets) => {
    expect(sourcesOf(policyWith(options), 'connect-src')).toEqual(["'self'", ...sockets]);
  });

  it('@SRV-07 allows pictures and videos from the configured sources', () => {
    const policy = policyWith({ imageSources: ['https://cdn.example'] });
    expect(sourcesOf(policy, 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://cdn.example',
    ]);
    expect(sourcesOf(policy, 'media-src')).toEqual(["'self'", 'https://cdn.example']);
  });

  it('@SRV-07 allows calls, pictures and sockets of a backend that browsers call directly', () => {
    const apiOrigin = 'https://api.example';
    const policy = policyWith({ apiOrigin, realtime: 'same-origin' });
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", apiOrigin, 'wss://api.example']);
    expect(sourcesOf(policy, 'img-src')).toContain(apiOrigin);
    expect(sourcesOf(policy, 'media-src')).toContain(apiOrigin);
  });

  it('@SRV-07 restricts forms and frames to the shop, and upgrades requests behind TLS', () => {
    const policy = policyWith();
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'upgrade-insecure-requests')).toEqual([]);
    const plain = policyWith({ origin: 'http://localhost:4173' });
    expect(sourcesOf(plain, 'upgrade-insecure-requests')).toBeUndefined();
  });
});
