import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replyWithUrl, sendJson, startBackend, type TestBackend } from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { ODD_REQUESTS } from '../testing/odd-requests.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const HOP_BY_HOP = ['trailer', 'te', 'expect', 'http2-settings', 'x-a'];

let backend: TestBackend;
let souk: TestSouk;

beforeAll(async () => {
  backend = await startBackend();
  souk = await startSouk(backend.port);
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

describe('a request', () => {
  it.each(ODD_REQUESTS)(
    '@SRV-01 that %s is rejected or forwarded without hop-by-hop headers',
    async (name, bytes, response) => {
      const received = await sendRaw(souk.port, bytes);
      expect(received).toMatch(response);
      expect(received).not.toContain('<hanging>');
      for (const { rawHeaders } of backend.requests) {
        const names = rawHeaders.filter((_, index) => index % 2 === 0);
        const lower = names.map((one) => one.toLowerCase());
        const forbidden = name.includes('WebSocket') ? HOP_BY_HOP : [...HOP_BY_HOP, 'upgrade'];
        expect(lower.filter((one) => forbidden.includes(one))).toEqual([]);
      }
      expect((await send(souk.port, '/healthz')).status).toBe(200);
    },
  );

  it('@LANG-04 @SRV-04 with the default port in its Host header has the same origin as without', async () => {
    backend.use((_request, response) =>
      sendJson(response, 200, { data: { languages: [{ name: 'urdu' }] } }),
    );
    const view = (path: string, host: string) => send(souk.port, path, { headers: { host } });
    await view('/p/1', 'SHOP.example:80');
    const page = await view('/p/1?lang=urdu', 'shop.example:80');
    expect(page.headers['content-language']).toBe('urdu');
    const robots = await view('/robots.txt', 'shop.example:80');
    expect(robots.text).toContain('Sitemap: http://shop.example/sitemap.xml');
    backend.use(replyWithUrl);
  });

  it('@SRV-02 reaches the backend with the path that was matched', async () => {
    await send(souk.port, '/%61pi/%6d?q=%2e%2e');
    expect(backend.last()?.url).toBe('/api/m?q=%2e%2e');
  });

  it.each(['/admin', '/__mock/worlds/x', '/apix', '/shop/registered', '/telescope/requests'])(
    '@SRV-02 for %s never reaches the backend under that path',
    async (path) => {
      await send(souk.port, path);
      expect(backend.requests.filter(({ url }) => url.startsWith(path))).toEqual([]);
    },
  );

  it('@SRV-01 is forwarded byte for byte, with any type and length', async () => {
    const body = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 256));
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    await send(souk.port, '/api/upload', { method: 'POST', body, headers: type });
    expect(backend.last()?.body.equals(body)).toBe(true);
    const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    await send(souk.port, '/api/chunked', { method: 'PUT', body, headers: chunked });
    expect(backend.last()?.body.equals(body)).toBe(true);
  });

  it('@SRV-01 keeps its body when its upgrade is ignored, and the next request is handled or closed', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: h2c\r\n';
    const received = await sendRaw(
      souk.port,
      `POST /api/x HTTP/1.1\r\nHost: h\r\n${upgrade}Content-Length: 5\r\n\r\nhello` +
        'GET /api/y HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n',
    );
    expect(received).not.toContain('<hanging>');
    const handled = backend.requests.map(({ url, body }) => [url, body.toString()]);
    expect(handled[0]).toEqual(['/api/x', 'hello']);
    // Clients repeat requests without a response after a close (RFC 9112 §9.6).
    expect(received.match(/HTTP\/1.1 200/g)).toHaveLength(handled.length);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('@SRV-01 whose upgrade is ignored leaves no listeners on its connection', async () => {
    const upgrade =
      'GET /api/x HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n';
    const counts: number[] = [];
    const countListeners = ({ socket }: IncomingMessage) => {
      const names = socket.eventNames();
      counts.push(names.reduce((sum, name) => sum + socket.listenerCount(name), 0));
    };
    souk.server.on('request', countListeners);
    const socket = connect(souk.port, '127.0.0.1');
    socket.on('error', () => undefined);
    for (let sent = 0; sent < 5 && !socket.destroyed; sent += 1) {
      socket.write(upgrade);
      await new Promise((resolve) => {
        socket.once('data', resolve).once('close', resolve);
      });
    }
    socket.destroy();
    souk.server.off('request', countListeners);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts.slice(1)).size).toBeLessThanOrEqual(1);
  });

  it('@SRV-01 with a body over the limit is rejected, with or without Content-Length', async () => {
    const body = Buffer.alloc(200_000, 'a');
    const type = { 'content-type': 'text/plain' };
    const declared = await send(souk.port, '/api/x', { method: 'POST', body, headers: type });
    expect(declared.status).toBe(413);
    const chunked = { ...type, 'transfer-encoding': 'chunked' };
    const counted = await send(souk.port, '/api/x', { method: 'POST', body, headers: chunked });
    expect(counted.status).toBe(413);
    const expecting = await sendRaw(
      souk.port,
      'POST /api/x HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 200000\r\n\r\n',
    );
    expect(expecting).toMatch(/^HTTP\/1.1 413/);
    expect((await send(souk.port, '/healthz')).status).toBe(200);
  });
});

describe('the shopper’s address', () => {
  it('@SRV-03 is the socket’s, and no client can pose as a proxy', async () => {
    await send(souk.port, '/api/x', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        x_forwarded_for: '6.6.6.6',
        'x-http-method-override': 'DELETE',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'proxy-authorization': 'Basic x',
        'x-request-id': 'forged-request-id',
        authorization: 'Bearer t',
        cookie: 'a=b',
        'x-socket-id': '1.2',
      },
    });
    const headers = backend.last()?.headers;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${souk.port}`,
      'x-forwarded-proto': 'http',
      authorization: 'Bearer t',
      cookie: 'a=b',
      'x-socket-id': '1.2',
      host: `127.0.0.1:${backend.port}`,
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|admin|DELETE|Basic|forged/);
  });

  it('@SRV-03 is read from trusted proxies, for API calls and rendering', async () => {
    const behind = await startSouk(backend.port, { TRUSTED_PROXIES: 'loopback,10.0.0.0/8' });
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.2.3',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'abcdef-123456',
    };
    const forwarded = {
      ...headers,
      'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.2.3, 127.0.0.1',
    };
    const response = await send(behind.port, '/api/x', { headers });
    expect(backend.last()?.headers).toMatchObject(forwarded);
    expect(response.headers['x-request-id']).toBe('abcdef-123456');
    await send(behind.port, '/p/1', { headers });
    expect(backend.requestsOf('/api/page')[0]?.headers).toMatchObject(forwarded);
    await behind.stop();
    expect(behind.lines.find(({ path }) => path === '/api/x')?.['client']).toBe('203.0.113.9');
  });

  it('@SRV-03 ignores everything before an invalid address in a proxy’s list', async () => {
    const behind = await startSouk(backend.port, { TRUSTED_PROXIES: 'loopback' });
    const headers = { 'x-forwarded-for': 'nonsense, 203.0.113.9', 'x-forwarded-host': 'a b' };
    await send(behind.port, '/api/x', { headers });
    expect(backend.last()?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${behind.port}`,
    });
    await behind.stop();
  });

  it('@SRV-03 is sent with PUBLIC_ORIGIN instead of the Host header', async () => {
    const fixed = await startSouk(backend.port, { PUBLIC_ORIGIN: 'https://shop.example' });
    const response = await send(fixed.port, '/api/x', { headers: { host: 'evil.example' } });
    expect(backend.last()?.headers).toMatchObject({
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    const page = await send(fixed.port, '/about');
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' wss://shop.example;");
    expect(policy).toContain('upgrade-insecure-requests');
    const refused = await sendRaw(fixed.port, 'GET //x HTTP/1.1\r\nHost: h\r\n\r\n');
    expect(refused).toContain('strict-transport-security: max-age=31536000');
    await fixed.stop();
  });
});
