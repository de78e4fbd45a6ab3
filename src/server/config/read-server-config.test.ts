import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpText } from './help.ts';
import { describeSettings, readServerConfig } from './read-server-config.ts';

const BACKEND_URL = 'https://backend.internal/ignored';

describe('configuration', () => {
  it('@SRV-08 needs only the backend', () => {
    const config = readServerConfig({ BACKEND_URL });
    expect(config.backend.href).toBe('https://backend.internal/');
    expect([config.host, config.port, config.logLevel]).toEqual(['127.0.0.1', 4173, 'info']);
    expect(config.allowMockWorlds).toBe(false);
    expect(config.limits.keepAliveMs).toBe(65_000);
  });

  it('@SRV-08 treats empty variables as unset', () => {
    const config = readServerConfig({
      BACKEND_URL,
      PORT: '',
      PUBLIC_ORIGIN: '',
      LIMIT_DRAIN_MS: '',
    });
    expect([config.port, config.publicOrigin, config.limits.drainMs]).toEqual([
      4173,
      undefined,
      10_000,
    ]);
  });

  it.each([
    ['BACKEND_URL', ''],
    ['BACKEND_URL', 'nonsense'],
    ['BACKEND_URL', 'ftp://b.example'],
    ['BACKEND_CA', '/nowhere/ca.pem'],
    ['PORT', '70000'],
    ['PORT', 'x'],
    ['METRICS_PORT', '-1'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['API_ORIGIN', 'https://backend.example/api'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['IMAGE_ORIGINS', "https://a.example, 'unsafe-inline'"],
    ['IMAGE_SERVICE', 'yes'],
    ['INTERNAL_ORIGINS', 'http://a.example/path'],
    ['BACKEND_HOST', 'shop.example'],
    ['BACKEND_HOST', 'public'],
    ['PREFER_OWN_TEXTS', 'yes'],
    ['REALTIME', 'https://rt.example'],
    ['EARLY_HINTS', 'yes'],
    ['MOCK_WORLDS', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['CACHE_SECRET', 'short'],
    ['SOCIAL_SCRIPTS', 'https://evil.example/'],
    ['LIMIT_PAGE_BUDGET_MS', '4.5s'],
    ['LIMIT_DRAIN_MS', '0'],
    ['LIMIT_PROXY_TOTAL_MS', '2147483648'],
    ['LIMIT_UNKNOWN', '1'],
  ])('@SRV-08 reports an invalid %s: %j', (name, value) => {
    expect(() => readServerConfig({ BACKEND_URL, [name]: value })).toThrow(
      new RegExp(`^Failed to start: ${name} is `),
    );
  });

  it('@SRV-08 does not print an invalid secret', () => {
    const read = () => readServerConfig({ BACKEND_URL, CACHE_SECRET: 'my secret with spaces' });
    expect(read).toThrow('Failed to start: CACHE_SECRET is not valid. Set it to at least 16');
    expect(read).not.toThrow('my secret');
  });

  it('@SRV-08 allows ages above the longest timer', () => {
    const MONTH_MS = 30 * 24 * 3_600_000;
    const LIMIT_STALE_IF_ERROR_MS = String(MONTH_MS);
    const { limits } = readServerConfig({ BACKEND_URL, LIMIT_STALE_IF_ERROR_MS });
    expect(limits.staleIfErrorMs).toBe(MONTH_MS);
  });

  it('@SRV-08 reports all invalid variables, one per line', () => {
    const env = { BACKEND_URL: 'x', PORT: 'y', LIMIT_DRAIN_MS: 'z' };
    const read = () => readServerConfig(env);
    expect(read).toThrow(
      /^Failed to start: BACKEND_URL .*\nFailed to start: PORT .*\nFailed to start: LIMIT_DRAIN_MS .*$/,
    );
  });

  it('@SRV-07 allows pictures from the configured origins only', () => {
    const sourcesWith = (env: NodeJS.ProcessEnv) =>
      readServerConfig({ BACKEND_URL, ...env }).imageSources;
    expect(sourcesWith({})).toEqual(['https:']);
    expect(sourcesWith({ IMAGE_ORIGINS: 'https://a.example, http://b.example' })).toEqual([
      'https://a.example',
      'http://b.example',
    ]);
    expect(sourcesWith({ IMAGE_ORIGINS: 'none' })).toEqual([]);
  });

  it('@SRV-07 allows pictures from an http backend only on this machine', () => {
    const sourcesOf = (url: string) => readServerConfig({ BACKEND_URL: url }).imageSources;
    expect(sourcesOf('http://127.0.0.1:4010')).toEqual(['https:', 'http://127.0.0.1:4010']);
    expect(sourcesOf('http://backend.internal:8080')).toEqual(['https:']);
  });

  it('@SRV-02 knows the hosts of the backend’s URLs', () => {
    const hostsWith = (env: NodeJS.ProcessEnv) =>
      readServerConfig({ BACKEND_URL: 'http://backend:8000', ...env }).internalHosts;
    expect(hostsWith({})).toEqual(['backend:8000']);
    expect(hostsWith({ INTERNAL_ORIGINS: 'http://10.0.0.5, https://admin.internal' })).toEqual([
      'backend:8000',
      '10.0.0.5',
      'admin.internal',
    ]);
    expect(hostsWith({ INTERNAL_ORIGINS: 'none' })).toBeUndefined();
  });

  it('@SEO-01 knows the delivery countries', () => {
    const countriesWith = (DELIVERY_COUNTRIES: string) =>
      readServerConfig({ BACKEND_URL, DELIVERY_COUNTRIES }).deliveryCountries;
    expect(countriesWith('FR, BE')).toEqual(['FR', 'BE']);
    expect(() => countriesWith('France')).toThrow(/^Failed to start: DELIVERY_COUNTRIES /);
  });

  it('@SRV-08 is documented completely in --help and in the documentation', () => {
    const documentation = readFileSync('docs/production.md', 'utf8');
    const help = helpText();
    for (const { name, value } of describeSettings()) {
      expect(help).toContain(`${name} `);
      const row = documentation.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      expect(row?.split('|')[2]?.trim(), name).toBe(value);
    }
  });
});
