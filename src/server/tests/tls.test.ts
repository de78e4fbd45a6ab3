import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startBackend, type TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { createSelfSigned } from '../testing/self-signed.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const tls = createSelfSigned();

describe('TLS to the backend', () => {
  let folder: string;
  let backend: TestBackend;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'souk-tls-'));
    writeFileSync(join(folder, 'ca.pem'), tls.cert);
    backend = await startBackend(tls);
    backend.server.on('upgrade', (_request, socket) => {
      socket.end('HTTP/1.1 418 Tea\r\nContent-Length: 0\r\n\r\n');
    });
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(folder, { recursive: true });
  });

  function statusOfSocket(port: number): Promise<string> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/app/x`);
      socket.on('error', ({ message }) => resolve(message));
    });
  }

  it('@SRV-01 fails when the certificate is not trusted', async () => {
    const souk = await startSouk(0, { BACKEND_URL: `https://127.0.0.1:${backend.port}` });
    backend.requests.length = 0;
    expect((await send(souk.port, '/api/x')).status).toBe(502);
    expect((await send(souk.port, '/p/1')).status).toBe(503);
    expect(await statusOfSocket(souk.port)).toContain('502');
    expect(backend.requests).toEqual([]);
    await souk.stop();
  });

  it.each([
    ['127.0.0.1', {}],
    ['127.0.0.1', { BACKEND_HOST: 'public', PUBLIC_ORIGIN: 'https://shop.example' }],
    ['localhost', { BACKEND_HOST: 'public', PUBLIC_ORIGIN: 'https://shop.example' }],
  ])('@SRV-01 is verified by BACKEND_CA for %s with %o', async (host, env) => {
    const souk = await startSouk(0, {
      BACKEND_URL: `https://${host}:${backend.port}`,
      BACKEND_CA: join(folder, 'ca.pem'),
      ...env,
    });
    expect((await send(souk.port, '/api/x')).status).toBe(200);
    expect((await send(souk.port, '/p/1')).status).toBe(200);
    expect(await statusOfSocket(souk.port)).toContain('418');
    await souk.stop();
  });
});

/** Acts like a load balancer. */
function createTerminator(target: () => number): http2.Http2SecureServer {
  return http2.createSecureServer(tls, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = {
      ...headers,
      host: request.authority,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': request.authority,
    };
    const { method, url: path } = request;
    const outgoing = http.request({ port: target(), method, path, headers: forwarded });
    outgoing.on('information', ({ headers: { link } }) => {
      response.writeEarlyHints({ link: String(link).split(', ') });
    });
    outgoing.on('response', (incoming) => {
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        ...rest
      } = incoming.headers;
      response.writeHead(incoming.statusCode ?? 502, rest);
      incoming.pipe(response);
    });
    request.pipe(outgoing);
  });
}

describe('behind TLS and HTTP/2', () => {
  let backend: TestBackend;
  let souk: TestSouk;
  let terminator: http2.Http2SecureServer;
  let session: http2.ClientHttp2Session;
  let origin: string;

  beforeAll(async () => {
    backend = await startBackend();
    terminator = createTerminator(() => souk.port);
    await new Promise<void>((resolve) => {
      terminator.listen(0, '127.0.0.1', resolve);
    });
    origin = `https://localhost:${(terminator.address() as AddressInfo).port}`;
    souk = await startSouk(backend.port, {
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_ORIGIN: origin,
      EARLY_HINTS: 'on',
    });
    session = http2.connect(origin, { ca: tls.cert });
  });
  afterAll(async () => {
    session.close();
    terminator.close();
    await souk.stop();
    await backend.stop();
  });

  interface Reply {
    headers: http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader;
    hints: string | undefined;
    text: string;
  }

  function request(headers: http2.OutgoingHttpHeaders, body?: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const stream = session.request(headers);
      const reply: Reply = { headers: {}, hints: undefined, text: '' };
      stream.setEncoding('utf8');
      stream.on('headers', ({ link }) => {
        reply.hints = String(link);
      });
      stream.on('response', (received) => {
        reply.headers = received;
      });
      stream.on('data', (chunk: string) => {
        reply.text += chunk;
      });
      stream.on('end', () => resolve(reply));
      stream.on('error', reject);
      stream.end(body);
    });
  }

  it('@SRV-07 pages connect by wss and require TLS', async () => {
    const page = await request({ ':path': '/p/1', 'sec-fetch-mode': 'navigate' });
    expect(page.headers[':status']).toBe(200);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${origin.replace('https', 'wss')};`);
    expect(policy).toContain('upgrade-insecure-requests');
    expect(page.text).toContain('Souk');
    expect(backend.requestsOf('/api/page')[0]?.headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(origin).host,
    });
  });

  it('@SRV-06 early hints and 304 arrive', async () => {
    const page = await request({ ':path': '/p/2', 'sec-fetch-mode': 'navigate' });
    expect(page.hints).toContain('</_souk/d4.css>; rel=preload');
    const again = await request({ ':path': '/p/2', 'if-none-match': page.headers.etag });
    expect([again.headers[':status'], again.text]).toEqual([304, '']);
  });

  it('@SRV-01 writes reach the backend completely', async () => {
    const reply = await request({ ':path': '/api/order', ':method': 'POST' }, 'body');
    expect(reply.headers[':status']).toBe(200);
    expect(backend.last()?.body.toString()).toBe('body');
    expect(backend.last()?.headers['x-forwarded-for']).toContain('127.0.0.1');
  });
});
