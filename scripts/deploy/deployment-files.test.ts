import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { BACKEND_PATHS, REALTIME_PATH } from '../../src/server/backend-paths.ts';
import { describeSettings } from '../../src/server/config/read-server-config.ts';
import { createMetrics } from '../../src/server/operations/metrics.ts';
import { demoSettings } from './demo-settings.ts';
import { fillTemplate } from './fill-template.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  mem_limit?: string;
  healthcheck?: object;
}
interface Compose {
  services: Record<string, Service>;
  volumes?: Record<string, { driver_opts?: { o: string } } | null>;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const composeWithVarnish = parse(read('compose.varnish.yaml')) as Compose;
const nginx = read('nginx/souk.conf.template');
const configMap = parse(read('kubernetes/configmap.yaml')) as { data: Record<string, string> };
const environment = (name: string) => compose.services[name]?.environment ?? {};
const UNITS = { k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 };
const toBytes = (text = '') => parseInt(text, 10) * UNITS[text.slice(-1) as keyof typeof UNITS];
/** Lines such as `NAME=value`, also commented out. */
const variablesOf = (file: string) =>
  Array.from(read(file).matchAll(/^#?([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]);

it('lets nginx forward exactly the paths of the backend without its cache', () => {
  const source = /location ~ (\^\/\(\?:api\S+)/.exec(nginx)?.[1] ?? '';
  const pattern = new RegExp(source);
  for (const path of [...BACKEND_PATHS, REALTIME_PATH]) {
    expect([path, pattern.test(path.endsWith('/') ? `${path}1` : path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/products', '/_souk/a.js', '/shop/1', '/shop/register/x', '/apix']) {
    expect([path, pattern.test(path)]).toEqual([path, false]);
  }
});

it('gives the server only the languages and cookies of the cache key of a page', () => {
  const key = /proxy_cache_key \$host\|\$request_uri\|(\S+);/.exec(nginx)?.[1];
  expect(key).toBe('$souk_locale|$souk_theme|$souk_language|$souk_encoding');
  const pages = nginx.slice(nginx.lastIndexOf('location / {'));
  const headers = Array.from(
    pages.matchAll(/proxy_set_header (Cookie|Accept-\w+) "?([^";]+(?:; [^";]+)?)"?;/g),
    ([, name, value]) => [name, value],
  );
  expect(Object.fromEntries(headers)).toEqual({
    'Accept-Encoding': '$souk_encoding',
    'Accept-Language': '$souk_language',
    Cookie: 'locale=$souk_locale; theme=$souk_theme',
  });
});

it('sets each value of nginx’s template in containers and on Debian', () => {
  const debian = Object.fromEntries(variablesOf('debian/nginx.env')) as Record<string, string>;
  for (const values of [environment('nginx'), debian]) {
    expect(fillTemplate(nginx, values)).toContain('upstream souk_servers');
    const unknown = Object.keys(values).filter((name) => !nginx.includes(`\${${name}}`));
    expect(unknown.filter((name) => name.startsWith('SOUK_'))).toEqual([]);
  }
});

it('uses only settings that the server has', () => {
  const names = new Set(describeSettings().map(({ name }) => name));
  const used = [
    ...Object.keys(environment('shop-1')),
    ...Object.keys(configMap.data),
    ...variablesOf('debian/souk.env').map(([name = '']) => name),
    ...Array.from(nginx.matchAll(/LIMIT_[A-Z_]+/g), ([name]) => name),
    ...Array.from(
      read('grafana/dashboards/souk.json').matchAll(/LIMIT_[A-Z_]+/g),
      ([name]) => name,
    ),
  ];
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

it('passes the settings of the demonstration to the servers in containers', () => {
  const settings = Object.keys(demoSettings({}));
  expect(settings).not.toEqual([]);
  const servers = environment('shop-1');
  expect(settings.map((name) => servers[name])).toEqual(settings.map((name) => `\${${name}:-}`));
});

it('@SRV-09 hardens all containers that run all the time, and declares their volumes', () => {
  const { certificate: _, purge: __, ...running } = compose.services;
  for (const [name, service] of Object.entries(running)) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
  }
  const volumes = Object.values(compose.services).flatMap((service) => service.volumes ?? []);
  const named = volumes.flatMap((volume) => /^(?:\$\{\w+:-)?([a-z]+)\}?:/.exec(volume)?.[1] ?? []);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes ?? {}).toSorted());
  const changed = Object.keys(composeWithVarnish.services['nginx']?.environment ?? {});
  expect(changed.filter((name) => !(name in environment('nginx')))).toEqual([]);
});

it('sheds load before a container reaches its memory limit, and checks the health of servers', () => {
  for (const name of ['shop-1', 'shop-2', 'nginx', 'mock']) {
    expect(toBytes(compose.services[name]?.mem_limit), name).toBeGreaterThan(0);
  }
  for (const name of ['shop-1', 'shop-2', 'nginx']) {
    expect(compose.services[name]?.healthcheck, name).toBeDefined();
  }
  const shedAt = Number(environment('shop-1')['LIMIT_MEMORY_BYTES']);
  expect(shedAt).toBeGreaterThan(0);
  expect(shedAt).toBeLessThan(toBytes(compose.services['shop-1']?.mem_limit));
  expect(String(shedAt)).toBe(configMap.data['LIMIT_MEMORY_BYTES']);
});

it('limits nginx’s caches to half of their volume, because nginx exceeds a limit for a while', () => {
  const volumeSize = /size=(\w+)/.exec(compose.volumes?.['cache']?.driver_opts?.o ?? '')?.[1];
  const values = fillTemplate(nginx, environment('nginx')).matchAll(/ max_size=(\w+)/g);
  const sizes = Array.from(values, ([, size]) => toBytes(size));
  expect(sizes).toHaveLength(2);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(toBytes(volumeSize) / 2);
  expect(toBytes(volumeSize)).toBeLessThan(toBytes(compose.services['nginx']?.mem_limit));
});

it('shows only metrics that the server exports', async () => {
  const metrics = createMetrics();
  metrics.cacheBytes(() => ({}));
  const text = await metrics.text();
  const dashboard = read('grafana/dashboards/souk.json');
  const names = dashboard.match(/\b(?:souk|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const autoscaler = read('kubernetes/autoscaler.yaml').match(/nodejs_\w+/g) ?? [];
  const missing = [...names, ...autoscaler].filter(
    (name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('installs the packages that the mock imports in its image', () => {
  const files = ['mocks', 'contract/engine', 'contract/lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.test(?:-d)?)\.ts$/.test(file) && !/\/test(?:ing)?\//.test(file)),
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type .*$/gm, '');
    const names = text.matchAll(/(?:from |import\()'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g);
    return Array.from(names, ([, name = '']) => name);
  });
  const packages = new Set(imported.filter((name) => !/^(?:node|\.)/.test(name)));
  const list =
    /node deploy\/keep-packages\.mjs ([^]*?)\nRUN/.exec(read('Containerfile'))?.[1] ?? '';
  const installed = list.split(/[\s\\]+/).filter((name) => name !== '' && name !== 'tsx');
  expect([...packages].toSorted()).toEqual(installed.toSorted());
});
