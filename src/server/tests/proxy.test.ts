import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replyWithUrl, sendJson, startBackend, type TestBackend } from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

let backend: TestBackend;
let souk: TestSouk;

beforeAll(async () => {
  backend = await startBackend();
  souk = await startSouk(backend.port);
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.use(replyWithUrl);
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

function open(path: string): http.ClientRequest {
  const request = http.get({ port: souk.port, host: '127.0.0.1', path, agent: false });
  request.on('error', () => undefined);
  return request;
}

describe('the proxy', () => {
  it('@SRV-01 aborts the backend request when the client disconnects before the response', async () => {
    backend.use(() => undefined);
    const request = open('/api/slow');
    await vi.waitUntil(() => backend.last());
    request.destroy();
    await expect(backend.last()?.aborted).resolves.toBeUndefined();
  });

  it('@SRV-01 aborts the backend request when the client disconnects during the response', async () => {
    backend.use((_request, response) => {
      const timer = setInterval(() => response.write('a'.repeat(1_000)), 10);
      response.on('close', () => clearInterval(timer));
    });
    const request = open('/api/stream');
    request.on('response', (response) => response.once('data', () => request.destroy()));
    await vi.waitUntil(() => backend.last());
    await expect(backend.last()?.aborted).resolves.toBeUndefined();
  });

  it('@SRV-01 retries when the backend closed a keep-alive connection', async () => {
    let count = 0;
    backend.use((request, response) => {
      count += 1;
      if (count === 2) response.socket?.destroy();
      else replyWithUrl(request, response);
    });
    expect((await send(souk.port, '/api/1')).status).toBe(200);
    expect((await send(souk.port, '/api/2')).status).toBe(200);
    expect(count).toBe(3);
  });

  it('@SRV-01 streams uploads', async () => {
    const server = vi.waitUntil(() => backend.last());
    const request = http.request({ port: souk.port, path: '/api/upload', method: 'POST' });
    request.on('error', () => undefined);
    request.setHeader('content-type', 'application/octet-stream');
    request.write('first');
    // Before the body has ended.
    expect((await server).method).toBe('POST');
    const ended = new Promise((resolve) => {
      request.on('response', resolve);
    });
    request.end('last');
    await ended;
    expect(backend.last()?.body.toString()).toBe('firstlast');
  });

  it('@SRV-01 streams responses', async () => {
    let finish = () => undefined as void;
    backend.use((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      finish = () => void response.end();
    });
    const request = open('/api/events');
    const first = await new Promise<string>((resolve) => {
      request.on('response', (response) =>
        response.once('data', (chunk) => resolve(String(chunk))),
      );
    });
    expect(first).toBe('data: 1\n\n');
    finish();
  });

  it('@SRV-01 forwards range requests', async () => {
    backend.use(({ headers }, response) => {
      expect(headers.range).toBe('bytes=2-3');
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 2-3/10' });
      response.end('cd');
    });
    const part = await send(souk.port, '/media/a.mp4', { headers: { range: 'bytes=2-3' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      'cd',
      'bytes 2-3/10',
    ]);
  });

  it('@SRV-06 compresses uncompressed responses by q-values', async () => {
    backend.use((_request, response) => sendJson(response, 200, { data: 'a'.repeat(5_000) }));
    const encodingFor = async (accepted: string) => {
      const { headers } = await send(souk.port, '/api/x', {
        headers: { 'accept-encoding': accepted },
      });
      return headers['content-encoding'];
    };
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
  });

  it('@SRV-02 serves the backend’s own files under /assets/', async () => {
    await send(souk.port, '/assets/images/default.png');
    expect(backend.last()?.url).toBe('/assets/images/default.png');
  });

  it('@SRV-02 rewrites the backend’s redirects to itself to the public origin', async () => {
    const location = `http://127.0.0.1:${backend.port}/payment/9/success?a=b`;
    backend.use((_request, response) => response.writeHead(302, { location }).end());
    const redirect = await send(souk.port, '/order/9/payment');
    expect(redirect.headers.location).toBe(`${souk.origin}/payment/9/success?a=b`);
  });

  it('@SRV-01 hides the backend’s name and version', async () => {
    backend.use((_request, response) => {
      sendJson(response, 200, {}, { server: 'nginx/1.2', 'x-powered-by': 'PHP/8', via: '1.1 a' });
    });
    const { headers } = await send(souk.port, '/api/x');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
    expect(JSON.stringify(headers)).not.toMatch(/nginx|PHP|1\.1 a/);
  });
});

describe('an upload', () => {
  it.each([
    ['/storage/a.html', 'text/html', true, true],
    ['/media/a.svg', 'image/svg+xml', true, false],
    ['/default/a.png', 'image/png', true, false],
    ['/storage/a.pdf', 'application/pdf', false, false],
    ['/storage/a.js', 'text/javascript', true, true],
  ])('@SRV-07 %s cannot act as a page', async (path, type, isSandboxed, isAttachment) => {
    backend.use((_request, response) => response.writeHead(200, { 'content-type': type }).end('x'));
    const { headers } = await send(souk.port, path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']);
    expect(policy.startsWith("sandbox; default-src 'none'")).toBe(isSandboxed);
    expect(headers['content-disposition']).toBe(isAttachment ? 'attachment' : undefined);
  });

  it('@SRV-07 that has not changed keeps the policy that the browser stored with it', async () => {
    backend.use((_request, response) => response.writeHead(304, { etag: '"a"' }).end());
    const { status, headers } = await send(souk.port, '/storage/a.pdf', {
      headers: { 'if-none-match': '"a"' },
    });
    expect([status, headers.etag]).toEqual([304, '"a"']);
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('@SRV-07 is sandboxed, but the backend’s own pages keep their policy', async () => {
    const policy = "default-src 'self' https://pay.example";
    backend.use((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end('<form></form>');
    });
    const page = await send(souk.port, '/payment/9');
    expect(page.headers['content-security-policy']).toBe(policy);
    backend.use((_request, response) => response.end('<form></form>'));
    const plain = await send(souk.port, '/payment/9');
    expect(plain.headers['content-security-policy']).toBeUndefined();
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a rejection', () => {
  it('@SRV-07 always has the security headers', async () => {
    const refusals = [
      'GET //x HTTP/1.1\r\nHost: h\r\n\r\n',
      'TRACE / HTTP/1.1\r\nHost: h\r\n\r\n',
      'POST /about HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      'GET /wp-login.php HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n',
    ];
    for (const bytes of refusals) {
      const response = await sendRaw(souk.port, bytes);
      expect(response).toMatch(/^HTTP\/1.1 4\d\d/);
      expect(response).toContain('x-content-type-options: nosniff');
      expect(response).toContain('permissions-policy: ');
    }
  });
});
