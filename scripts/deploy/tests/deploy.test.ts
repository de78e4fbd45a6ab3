import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMockProcess } from '../../dev/mock-process.ts';
import { freePorts } from '../../dev/ports.ts';
import { isInstalled } from '../processes.ts';
import { type PageCache, startTopology, type Topology } from '../topology.ts';
import { runUnderLoad } from './load.ts';
import { type RecordingBackend, startRecordingBackend } from './recording-backend.ts';
import { type Visit, visit, visitByHttp2, type VisitOptions } from './shopper.ts';

const root = resolve(import.meta.dirname, '../../..');
const PROGRAMS: Record<PageCache, [program: string, option: string][]> = {
  nginx: [['nginx', '-v']],
  varnish: [
    ['nginx', '-v'],
    ['varnishd', '-V'],
  ],
};
const SHOPPER = '127.0.0.7';
const PRODUCT = '/products/4/details';
/** Servers send it with a page that they could not render again. */
const STALE_MAX_AGE_S = 5;
const WAIT = { timeout: 20_000, interval: 20 };

const mock = createMockProcess(root, 0);
let mockUrl = '';
beforeAll(async () => {
  mockUrl = `http://127.0.0.1:${await mock.start()}`;
});
afterAll(() => mock.stop());

/** Starts both servers with a page that is fresh for a second. */
async function start(pageCache: PageCache, backendUrl: string): Promise<Topology> {
  return startTopology({
    pageCache,
    backendUrl,
    cacheSecret: 'a-secret-of-the-tests',
    ports: await freePorts(['https', 'http', 'internal', 'varnish', 'first', 'second']),
    serverEnv: { LIMIT_PAGE_FRESH_MS: '1000' },
  });
}

if (!existsSync(join(root, 'dist/server/main.js'))) {
  throw new Error('dist/ is missing. Run `npm run build` first.');
}
const builtFiles = readdirSync(join(root, 'dist/client/_souk'))
  .filter((name) => name.endsWith('.js'))
  .slice(0, 2)
  .map((name) => `/_souk/${name}`);

it('stops the server that has started if the other does not', async () => {
  const countChildren = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = countChildren();
  const ports = await freePorts(['https', 'http', 'internal', 'varnish', 'second']);
  const started = startTopology({
    pageCache: 'nginx',
    backendUrl: mockUrl,
    cacheSecret: 'a-secret-of-the-tests',
    ports: { ...ports, first: 65_536 },
  });
  await expect(started).rejects.toThrow(/65536/);
  await vi.waitUntil(() => countChildren() === before, WAIT);
});

for (const pageCache of ['nginx', 'varnish'] as const) {
  const missing = PROGRAMS[pageCache].find(([program, option]) => !isInstalled(program, option));
  if (missing) {
    console.warn(`Skipped: ${missing[0]} is not installed. Run apt-get install nginx varnish.`);
  }

  describe.skipIf(missing !== undefined)(`the shop behind nginx, cached by ${pageCache}`, () => {
    let backend: RecordingBackend;
    let shop: Topology;
    const get = (path: string, options?: VisitOptions) => visit(shop, path, options);
    const cacheResult = async (path: string, options?: VisitOptions) =>
      (await get(path, options)).headers['x-cache'];

    beforeAll(async () => {
      backend = await startRecordingBackend(mockUrl);
      shop = await start(pageCache, backend.url);
    });
    afterAll(async () => {
      await shop.stop();
      backend.stop();
    });
    beforeEach(() => {
      backend.setDown(false);
      backend.forget();
    });

    it('serves pages over HTTP/2 with the encodings that browsers accept', async () => {
      const headers = await visitByHttp2(shop, '/', {
        'accept-encoding': 'gzip, deflate, br, zstd',
      });
      expect(headers[':status']).toBe(200);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['strict-transport-security']).toContain('max-age=');
      for (const [accepted, sent] of [
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const page = await get('/products', { headers: { 'accept-encoding': accepted } });
        expect(page.headers['content-encoding']).toBe(sent);
        expect(page.text).toContain('</html>');
      }
    });

    it('caches a page per language, theme and path', async () => {
      const languages = { english: 'en-GB', french: 'de, fr;q=0.8', unknown: 'de' };
      const lang = async (language: string, cookie = '') => {
        const headers = { 'accept-language': language, ...(cookie ? { cookie } : {}) };
        const page = await get('/about-us', { headers });
        return [/<html[^>]* lang="(\w+)"/.exec(page.text)?.[1], page.headers['x-cache']];
      };
      expect(await lang(languages.french)).toEqual(['fr', 'MISS']);
      expect(await lang(languages.english)).toEqual(['en', 'MISS']);
      expect(await lang(languages.unknown)).toEqual(['en', 'MISS']);
      expect((await lang(languages.english, 'locale=ar; theme=dark'))[0]).toBe('ar');
      const dark = await get('/about-us', { headers: { cookie: 'session=1; theme=dark' } });
      expect(dark.text).toMatch(/<html[^>]* data-theme="dark"/);
      const again = await get('/about-us', { headers: { cookie: 'session=2; theme=dark' } });
      expect(again.text).toBe(dark.text);
      expect(again.headers['x-cache']).not.toBe('MISS');
    });

    it('caches no page in another language when a request has the cookie twice', async () => {
      const lang = async (cookie: string) =>
        /<html[^>]* lang="(\w+)"/.exec(
          (await get('/contact-us', { headers: { cookie } })).text,
        )?.[1];
      for (const cookie of [
        'LOCALE=en; locale=ar',
        'locale=ar; locale=en',
        'x=1,locale=fr; locale=ar',
      ]) {
        await lang(cookie);
      }
      for (const language of ['en', 'ar', 'fr']) {
        expect(await lang(`locale=${language}`)).toBe(language);
      }
    });

    it('caches hashed files, but neither forwarded requests nor previews', async () => {
      const [file = ''] = builtFiles;
      expect(await cacheResult(file)).toBe('MISS');
      expect(await cacheResult(file)).toBe('HIT');
      await get('/blogs');
      const preview = await get('/blogs', {
        headers: { 'x-souk-preview': 'a-secret-of-the-tests' },
      });
      expect(preview.headers['cache-control']).toContain('no-store');
      backend.forget();
      for (let call = 0; call < 2; call += 1) expect((await get('/api/master')).status).toBe(200);
      expect(backend.requests.filter(({ path }) => path === '/api/master')).toHaveLength(2);
    });

    it('gives the backend the shopper’s address, whatever the shopper claims', async () => {
      const spoofed = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
      await get('/api/master', { address: SHOPPER, headers: spoofed });
      await get('/products/9/details', { address: SHOPPER, headers: spoofed });
      const addresses = backend.requests.map(({ forwardedFor }) => forwardedFor);
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) {
        expect(address).toMatch(/^127\.0\.0\.7(?:, 127\.0\.0\.1)*$/);
      }
    });

    it('shows metrics, probes and purging only to the servers’ own network', async () => {
      for (const path of ['/metrics', '/healthz', '/readyz', '/_souk/purge', '/x/%2e%2e/metrics']) {
        expect((await get(path)).status).toBe(404);
      }
      const { url } = shop.servers[0];
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('souk_http_requests_total');
      expect((await get('/', { method: 'BAN' })).status).toBeOneOf([400, 405]);
    });

    it('forwards WebSockets', async () => {
      const socket = new WebSocket(`${shop.origin.replace('https', 'wss')}/app/souk`, {
        ca: shop.certificate(),
        headers: { origin: shop.origin },
      });
      const message = await new Promise<string>((received, reject) => {
        socket.once('message', (data: Buffer) => received(data.toString()));
        socket.once('error', reject);
      });
      socket.terminate();
      expect(message).toContain('pusher:');
    });

    it('shows a changed product after a purge', async () => {
      const name = /<h1[^>]*>([^<]+)</.exec((await get(PRODUCT)).text)?.[1] ?? '';
      expect(name).not.toBe('');
      backend.replaceText(name, 'Renamed product');
      shop.purge(PRODUCT);
      expect((await get(PRODUCT)).text).toContain('Renamed product');
      backend.replaceText('Renamed product', name);
      shop.purge();
      expect((await get(PRODUCT)).text).not.toContain('Renamed product');
    });

    it('shows stale pages while the backend and then all servers are down', async () => {
      const expected = { status: 200, text: expect.stringContaining('Coffee at home') as string };
      expect(await get('/blogs')).toMatchObject(expected);
      backend.setDown(true);
      expect(await get('/blogs')).toMatchObject(expected);
      await Promise.all(shop.servers.map((server) => server.stop()));
      // Varnish reports the age of a page, nginx that it is stale.
      const isStale = ({ headers }: Visit) =>
        Number(headers.age) > STALE_MAX_AGE_S || /STALE|UPDATING/.test(String(headers['x-cache']));
      await vi.waitUntil(async () => isStale(await get('/blogs')), WAIT);
      expect(await get('/blogs')).toMatchObject(expected);
      expect((await get('/never-visited')).status).toBeGreaterThanOrEqual(502);
      backend.setDown(false);
      await Promise.all(shop.servers.map((server) => server.start()));
      await vi.waitUntil(async () => (await get('/never-visited')).status === 404, WAIT);
    });

    it('loses no request while a server is killed', async () => {
      const [first] = shop.servers;
      const load = { files: builtFiles, writes: false };
      const result = await runUnderLoad(shop, load, async () => {
        await vi.waitUntil(() => backend.requests.length > 20, WAIT);
        first.kill('SIGKILL');
        backend.forget();
        await vi.waitUntil(() => backend.requests.length > 20, WAIT);
        await first.start();
      });
      console.log(`${pageCache}, server killed: ${result.succeeded} requests`);
      expect(result.failures).toEqual([]);
    });

    it('loses no request while servers restart one after the other and the certificate changes', async () => {
      const load = { files: builtFiles, writes: true };
      const result = await runUnderLoad(shop, load, async () => {
        for (const server of shop.servers) {
          await server.stop();
          await server.start();
        }
        shop.renewCertificate();
        await vi.waitUntil(() => hasCurrentCertificate(shop), WAIT);
      });
      console.log(`${pageCache}, rolling restart: ${result.succeeded} requests`);
      expect(result.failures).toEqual([]);
    });

    it('finds the files of a new release while only one server has them', async () => {
      const client = mkdtempSync(join(tmpdir(), 'souk-release-'));
      cpSync(join(root, 'dist/client'), client, { recursive: true });
      const [, second] = shop.servers;
      await second.stop();
      for (let file = 0; file < 6; file += 1) {
        writeFileSync(join(client, `_souk/new000${file}.js`), `// release ${file}`);
      }
      await second.start({ CLIENT_FOLDER: client });
      for (let file = 0; file < 6; file += 1) {
        const { status, text } = await get(`/_souk/new000${file}.js`);
        expect([status, text]).toEqual([200, `// release ${file}`]);
      }
      rmSync(client, { recursive: true });
    });
  });
}

/** Whether a new connection gets the current certificate. */
function hasCurrentCertificate({ origin, certificate }: Topology): Promise<boolean> {
  return new Promise((done) => {
    const socket = tls.connect(Number(new URL(origin).port), 'localhost', { ca: certificate() });
    socket.once('secureConnect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
