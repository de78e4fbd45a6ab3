import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, sendJson, startBackend, type TestBackend } from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const PUBLIC_ORIGIN = 'https://shop.example';

let backend: TestBackend;
let souk: TestSouk | undefined;

/** Like Laravel: URLs have the host of the request, and slashes are escaped. */
const replyWithOwnUrls: Reply = ({ headers }, response) => {
  const url = `http://${headers.host}/shop/download-invoice/9`;
  const text = JSON.stringify({ data: { name: 'Souk', invoice_url: url } });
  response.writeHead(200, { 'content-type': 'application/json', etag: '"v1"' });
  response.end(text.replaceAll('/', String.raw`\/`));
};

const invoiceOf = (text: string) =>
  (JSON.parse(text) as { data: { invoice_url: string } }).data.invoice_url;

async function start(env: Record<string, string> = {}): Promise<TestSouk> {
  souk = await startSouk(backend.port, { PUBLIC_ORIGIN, ...env });
  return souk;
}

beforeAll(async () => {
  backend = await startBackend();
});
afterEach(async () => {
  await souk?.stop();
  souk = undefined;
  backend.requests.length = 0;
  backend.use(replyWithOwnUrls);
});
afterAll(() => backend.stop());

describe.each<[string, Record<string, string>]>([
  ['gets its own host', {}],
  ['gets the public host', { BACKEND_HOST: 'public' }],
])('a backend that %s', (_, env) => {
  const ownHost = () => (env['BACKEND_HOST'] ? 'shop.example' : `127.0.0.1:${backend.port}`);

  it('@SRV-02 links to the public origin in forwarded responses', async () => {
    backend.use(replyWithOwnUrls);
    const { port } = await start(env);
    const { text, headers } = await send(port, '/api/orders/9');
    expect(invoiceOf(text)).toBe(`${PUBLIC_ORIGIN}/shop/download-invoice/9`);
    expect(backend.last()?.headers.host).toBe(ownHost());
    expect(headers.etag).toBe('W/"v1"');
  });

  it('@SRV-02 links to the public origin in rendered pages, whose policy allows it', async () => {
    backend.use(replyWithOwnUrls);
    const { port } = await start(env);
    const { text, headers } = await send(port, '/');
    expect(text).toContain(`${PUBLIC_ORIGIN}/shop/download-invoice/9`);
    expect(text).not.toContain(`127.0.0.1:${backend.port}`);
    expect(text).not.toContain('http://shop.example');
    expect(new Set(backend.requests.map((request) => request.headers.host))).toEqual(
      new Set([ownHost()]),
    );
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });

  it('@SRV-02 redirects to the public origin', async () => {
    backend.use(({ headers }, response) => {
      response.writeHead(302, { location: `http://${headers.host}/payment/9/success` }).end();
    });
    const { port } = await start(env);
    const { headers } = await send(port, '/order/9/payment');
    expect(headers.location).toBe(`${PUBLIC_ORIGIN}/payment/9/success`);
  });
});

it.each([
  ['UTF-8', Buffer.from('/page/عرب?q=café'), '/page/%D8%B9%D8%B1%D8%A8?q=caf%C3%A9'],
  ['Latin-1', Buffer.from('/page/café', 'latin1'), '/page/caf%E9'],
])('@SRV-02 a redirect keeps the %s bytes of its path', async (_name, bytes, path) => {
  backend.use(({ headers }, response) => {
    const location = `http://${headers.host}${bytes.toString('latin1')}`;
    response.writeHead(302, { location }).end();
  });
  const { port } = await start();
  const { headers } = await send(port, '/order/9/payment');
  expect(headers.location).toBe(`${PUBLIC_ORIGIN}${path}`);
});

describe('a forwarded response', () => {
  it('@SRV-02 links to the public origin in the backend’s pages', async () => {
    backend.use(({ headers }, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' });
      response.end(`<form action="http://${headers.host}/payment/9">`);
    });
    const { port } = await start();
    expect((await send(port, '/payment/9')).text).toBe(
      `<form action="${PUBLIC_ORIGIN}/payment/9">`,
    );
  });

  it.each(['http://10.0.0.5:8000', 'https://admin.internal'])(
    '@SRV-02 has no URL of the internal origin %s',
    async (origin) => {
      backend.use((_request, response) => sendJson(response, 200, { url: `${origin}/storage/a` }));
      const { port } = await start({
        INTERNAL_ORIGINS: 'http://10.0.0.5:8000,https://admin.internal',
      });
      expect((await send(port, '/api/x')).text).toBe(`{"url":"${PUBLIC_ORIGIN}/storage/a"}`);
    },
  );

  it('@SRV-02 is unchanged with INTERNAL_ORIGINS=none', async () => {
    backend.use(replyWithOwnUrls);
    const { port } = await start({ INTERNAL_ORIGINS: 'none' });
    const { text, headers } = await send(port, '/api/x', {
      headers: { 'accept-encoding': 'deflate' },
    });
    expect(invoiceOf(text)).toBe(`http://127.0.0.1:${backend.port}/shop/download-invoice/9`);
    expect(headers.etag).toBe('"v1"');
    expect(backend.last()?.headers['accept-encoding']).toBe('deflate');
  });

  it.each([
    ['/storage/a.json', 'application/json'],
    ['/assets/app.js', 'text/javascript'],
  ])('@SRV-02 keeps the bytes of the file %s', async (path, type) => {
    const text = `"http://127.0.0.1:${backend.port}/"`;
    backend.use((_request, response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': text.length, etag: '"f"' });
      response.end(text);
    });
    const { port } = await start();
    const file = await send(port, path);
    expect([file.text, file.headers.etag]).toEqual([text, '"f"']);
    expect(file.headers['content-length']).toBe(String(text.length));
  });

  it('@SRV-06 has the length of the new text, and none if it is compressed', async () => {
    const url = `http://127.0.0.1:${backend.port}/a`;
    const list = { urls: Array.from({ length: 100 }, () => url) };
    backend.use((_request, response) => {
      const text = JSON.stringify(list);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': text.length,
      });
      response.end(text);
    });
    const { port } = await start();
    const expected = JSON.stringify(list).replaceAll(url, `${PUBLIC_ORIGIN}/a`);
    const plain = await send(port, '/api/list', { headers: { 'accept-encoding': 'identity' } });
    expect([plain.text, plain.isIncomplete]).toEqual([expected, false]);
    const packed = await send(port, '/api/list', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-length']).toBeUndefined();
    expect(gunzipSync(packed.body).toString()).toBe(expected);
    const head = await send(port, '/api/list', { method: 'HEAD' });
    expect([head.status, head.headers['content-length']]).toEqual([200, undefined]);
  });

  it('@SRV-01 is still streamed', async () => {
    let finish = () => undefined as void;
    backend.use((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(`["${'a'.repeat(200)}",`);
      finish = () => void response.end(`"http://127.0.0.1:${backend.port}/"]`);
    });
    const { port } = await start();
    const request = http.get({ port, host: '127.0.0.1', path: '/api/stream', agent: false });
    const text = await new Promise<string>((resolve, reject) => {
      let received = '';
      request.on('error', reject);
      request.on('response', (response) => {
        response.on('data', (chunk) => {
          // The backend ends only after the first part has arrived.
          if (received === '') finish();
          received += String(chunk);
        });
        response.on('end', () => resolve(received));
      });
    });
    expect(JSON.parse(text)).toEqual(['a'.repeat(200), `${PUBLIC_ORIGIN}/`]);
  });

  it('@SRV-01 ends incomplete if the backend’s response does', async () => {
    backend.use((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(`["${'a'.repeat(500)}`, () => response.destroy());
    });
    const { port } = await start();
    expect((await send(port, '/api/x')).isIncomplete).toBe(true);
  });
});
