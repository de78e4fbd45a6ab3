import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Recorded,
  replyWithUrl,
  type Reply,
  sendJson,
  startBackend,
  type TestBackend,
} from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const MINUTE_MS = 60_000;
const SECRET = 'a-secret-of-the-tests';

let backend: TestBackend;
let souk: TestSouk;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  backend = await startBackend();
  souk = await startSouk(backend.port, { MOCK_WORLDS: 'on', CACHE_SECRET: SECRET });
});
afterEach(async () => {
  vi.useRealTimers();
  await souk.stop();
  await backend.stop();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const english = { 'accept-language': 'en' };
const view = (path: string, headers: Record<string, string> = english) =>
  send(souk.port, path, { headers });
const calls = () => ({
  pages: backend.requestsOf('/api/page').length,
  settings: backend.requestsOf('/api/master').length,
});
const failWith =
  (status: number, headers = {}): Reply =>
  (_request, response) =>
    sendJson(response, status, { message: 'no' }, headers);
const isSettings = ({ url }: Recorded) => url.includes('/api/master');

describe('a guest page', () => {
  it('@SRV-04 is rendered once for many shoppers, with any campaign parameters', async () => {
    const views = Array.from({ length: 30 }, (_, index) => view(`/p/1?utm_source=${index}`));
    for (const { status } of await Promise.all(views)) expect(status).toBe(200);
    expect(calls()).toEqual({ pages: 1, settings: 1 });
  });

  it('@SRV-04 differs only by path, known query and language', async () => {
    await view('/p/1');
    await view('/p/1', { ...english, cookie: 'session=a; other=b', 'x-anything': '1' });
    expect(calls().pages).toBe(1);
    await view('/p/1', { 'accept-language': 'ar' });
    await view('/p/1?page=2');
    await view('/p/2');
    expect(calls().pages).toBe(4);
  });

  it('@SRV-04 contains the theme of the shopper', async () => {
    const dark = await view('/p/1', { ...english, cookie: 'theme=dark' });
    const hostile = await view('/p/1', { ...english, cookie: 'theme="><script>' });
    expect(dark.text).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    expect(hostile.text).toContain('<html lang="en" dir="ltr">');
    expect(dark.headers['etag']).not.toBe(hostile.headers['etag']);
    expect(calls().pages).toBe(1);
  });

  it('@SRV-04 in an unknown language uses the shop’s own', async () => {
    for (const lang of ['tlh', 'xx-yy', 'zz', 'qq']) await view(`/p/1?lang=${lang}`, {});
    expect(calls().settings).toBe(1);
  });

  it('@SRV-04 of one host is not served on another', async () => {
    await view('/p/1', { ...english, host: 'evil.example' });
    await view('/p/1', { ...english, host: 'shop.example' });
    expect(calls()).toEqual({ pages: 2, settings: 2 });
  });

  it('@SRV-04 is fresh for a minute, then refreshed in the background', async () => {
    const first = await view('/p/1');
    pass(MINUTE_MS - 1_000);
    const fresh = await view('/p/1');
    expect(fresh.headers['server-timing']).toBe('cache;desc=hit, age;dur=59000');
    pass(2_000);
    const stale = await view('/p/1');
    expect(stale.headers['server-timing']).toContain('cache;desc=stale');
    expect(stale.headers['etag']).toBe(first.headers['etag']);
    await vi.waitUntil(() => calls().pages === 2);
  });

  it.each<[string, Reply]>([
    ['does not respond', () => undefined],
    ['fails', failWith(500)],
    ['refuses', failWith(429)],
    ['is unreachable', (_request, response) => response.destroy()],
  ])('@SRV-04 @SRV-05 is served for a day while the backend %s', async (_name, reply) => {
    await view('/p/1');
    backend.use(reply);
    for (const ms of [5 * MINUTE_MS, 20 * MINUTE_MS, 20 * 60 * MINUTE_MS]) {
      pass(ms);
      const page = await view('/p/1');
      expect([page.status, page.text.includes('Souk')]).toEqual([200, true]);
    }
  });

  it('@SRV-04 is not refreshed in the background before Retry-After is over', async () => {
    await view('/p/1');
    backend.use(failWith(429, { 'retry-after': '90' }));
    await view('/p/2');
    const before = calls().pages;
    backend.use(replyWithUrl);
    pass(MINUTE_MS + 29_000);
    await view('/p/1');
    pass(2_000);
    expect((await view('/p/1')).headers['server-timing']).toContain('cache;desc=stale');
    await vi.waitUntil(() => calls().pages === before + 1);
  });

  it('@SRV-04 of a mock’s world is never cached', async () => {
    for (const headers of [{ cookie: 'mock-world=a' }, { 'x-mock-world': 'a' }]) {
      await view('/p/1', headers);
      const page = await view('/p/1', headers);
      expect(page.headers['cache-control']).toBe('private, no-store');
    }
    expect(calls()).toEqual({ pages: 4, settings: 4 });
    expect(backend.requests[0]?.headers.cookie).toBe('mock-world=a');
    await view('/p/1', { cookie: 'session=secret' });
    expect(backend.last()?.headers.cookie).toBeUndefined();
  });

  it('@SRV-04 is served from the cache in a mock’s world when worlds are disabled', async () => {
    const strict = await startSouk(backend.port);
    for (const world of ['a', 'b']) {
      await send(strict.port, '/p/1', { headers: { cookie: `mock-world=${world}` } });
    }
    expect(calls().pages).toBe(1);
    await strict.stop();
  });

  it('@SRV-04 bypasses the caches for a preview only with the secret', async () => {
    await view('/p/1');
    await view('/p/1', { ...english, 'x-souk-preview': 'a-wrong-secret-of-tests' });
    expect(calls().pages).toBe(1);
    const preview = await view('/p/1', { ...english, 'x-souk-preview': SECRET });
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(calls()).toEqual({ pages: 2, settings: 2 });
    expect(backend.last()?.headers).not.toHaveProperty('x-souk-preview');
  });

  it('@SRV-04 is rendered again after a purge, which needs the secret', async () => {
    const purge = (query: string, secret: string) =>
      send(souk.port, `/_souk/purge${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      });
    await view('/p/1');
    await view('/p/2');
    expect((await purge('', 'wrong')).status).toBe(401);
    expect((await purge('?path=/p/1', SECRET)).text).toBe('{"purged":1}');
    await view('/p/1');
    await view('/p/2');
    expect(calls()).toEqual({ pages: 3, settings: 1 });
    expect((await purge('', SECRET)).text).toBe('{"purged":2}');
    backend.use(failWith(500));
    expect((await view('/p/2')).status).toBe(200);
    backend.use(replyWithUrl);
    pass(3_000);
    await view('/p/2');
    expect(calls().settings).toBe(3);
  });
});

describe('the status of a page', () => {
  it('@SRV-05 is 404 if it does not exist', async () => {
    backend.use((request, response) =>
      request.url.includes('/api/page')
        ? failWith(404)(request, response)
        : replyWithUrl(request, response),
    );
    expect((await view('/p/none')).status).toBe(404);
    expect((await view('/nowhere')).status).toBe(404);
    const file = await view('/wp-login.php');
    expect([file.status, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('@SRV-05 is 503 with Retry-After when the backend fails, and is not cached', async () => {
    backend.use(failWith(500));
    const failed = await view('/p/1');
    expect(failed.status).toBe(503);
    expect(failed.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(failed.headers).not.toHaveProperty('etag');
    backend.use(failWith(429, { 'retry-after': '37' }));
    expect((await view('/p/2')).headers['retry-after']).toBe('37');
    backend.use(replyWithUrl);
    pass(2_000);
    expect((await view('/p/1')).status).toBe(200);
  });

  it('@SRV-05 is 503 within the time limit when the backend does not respond', async () => {
    backend.use(() => undefined);
    const page = await view('/p/1');
    expect([page.status, page.hasTimedOut]).toEqual([503, false]);
  });

  it('@SRV-05 is 200 without settings, and the page is not cached', async () => {
    backend.use((request, response) => {
      if (!isSettings(request)) replyWithUrl(request, response);
    });
    const page = await view('/p/1');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('@SRV-05 is 200 with settings of 400 MB, which are not read', async () => {
    let sent = 0;
    backend.use((request, response) => {
      if (!isSettings(request)) {
        replyWithUrl(request, response);
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1_024, 'a');
      const write = () => {
        while (!response.destroyed && sent < 400e6) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
      };
      write();
    });
    expect((await view('/p/1')).status).toBe(200);
    expect(sent).toBeLessThan(20e6);
  });

  it('@SRV-08 is 503 in the shopper’s language when the server is overloaded', async () => {
    const small = await startSouk(backend.port, { LIMIT_RENDERS_AT_ONCE: '1' });
    backend.use((request, response) => {
      if (!request.url.endsWith('/p/1')) replyWithUrl(request, response);
    });
    const first = send(small.port, '/p/1');
    await vi.waitUntil(() => calls().pages === 1);
    const busy = await send(small.port, '/p/2', { headers: { 'accept-language': 'fr' } });
    expect(busy.status).toBe(503);
    expect(busy.text).toContain('<html lang="fr" dir="ltr">');
    expect(busy.text).not.toMatch(/<(?:script|link|img)|url\((?!#)/);
    const policy = String(busy.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(busy.headers).toMatchObject({ 'retry-after': '10', 'x-robots-tag': 'noindex' });
    expect((await send(small.port, '/api/x')).status).toBe(200);
    await first;
    await small.stop();
  });
});

describe('a page response', () => {
  it('@SRV-06 has the encoding that the browser accepts', async () => {
    const plain = await view('/p/1');
    const brotli = await view('/p/1', { ...english, 'accept-encoding': 'br, gzip' });
    const gzip = await view('/p/1', { ...english, 'accept-encoding': 'br;q=0, gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
  });

  it('@SRV-06 has an ETag, and is 304 when it matches', async () => {
    const { headers } = await view('/p/1');
    const etag = headers['etag'] ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await view('/p/1', { ...english, 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const head = await send(souk.port, '/p/1', { method: 'HEAD', headers: english });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('@SRV-06 has caching headers and Vary', async () => {
    const { headers } = await view('/p/1');
    expect(headers['cdn-cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    expect(headers['link']).toContain('</_souk/d4.css>; rel=preload; as=style; crossorigin');
  });

  it('@SRV-06 follows early hints when they are enabled', async () => {
    const hinting = await startSouk(backend.port, { EARLY_HINTS: 'on' });
    const headers = 'Host: h\r\nSec-Fetch-Mode: navigate\r\nConnection: close';
    const page = await sendRaw(hinting.port, `GET /p/1 HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(page).toMatch(
      /^HTTP\/1\.1 103 Early Hints\r\nLink: <\/_souk\/d4.css>[^]*HTTP\/1\.1 200/,
    );
    const old = await sendRaw(hinting.port, `GET /p/2 HTTP/1.0\r\n${headers}\r\n\r\n`);
    expect(old).toMatch(/^HTTP\/1\.1 200/);
    await hinting.stop();
  });

  it('links the styles of a screen after those of every page', async () => {
    const { text } = await view('/p/1');
    const links = [...text.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual(['/_souk/e5.css', '/_souk/d4.css']);
  });

  it('names a page’s scripts and late styles, for after the first paint, and a customer’s requests', async () => {
    const { text } = await view('/p/1');
    const [, files = ''] =
      /<script type="application\/json" id="souk-files">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(files)).toEqual([
      '/_souk/a1b2.js',
      '/_souk/f6.js',
      '/_souk/c3.js',
      '/_souk/g7.js',
      '/_souk/h8.css',
    ]);
    expect(text).toContain('id="souk-requests">["/api/of-customer"]</script>');
  });

  it('escapes the boot data', async () => {
    const { text } = await view('/p/1');
    expect(text).toContain('"id":"\\u003c/script>"');
  });

  it.each(['/p/1', '/nowhere', '/healthz', '/api/x', '/_souk/a1b2.js', '/wp-login.php'])(
    '@SRV-07 %s has the security headers',
    async (path) => {
      const { headers } = await view(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      });
    },
  );
});
