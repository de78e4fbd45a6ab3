import http from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Contract, loadContract } from '../engine/contract.ts';
import { readDocument } from '../engine/read-document.ts';
import { EXPLANATIONS } from '../findings/explanations.ts';
import { loadChannels, readChannels } from '../realtime/channels.ts';
import { createProxy, type ProxiedCall, type ProxyOptions } from './create-proxy.ts';

let contract: Contract;
const cleanups: (() => Promise<unknown> | void)[] = [];

beforeAll(() => {
  contract = loadContract(readDocument(), false, 'lazy');
});
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function openBackend(listener: http.RequestListener): Promise<string> {
  const server = http.createServer((request, response) => {
    response.setHeader('x-ratelimit-limit', 60);
    response.setHeader('x-ratelimit-remaining', 59);
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a proxy; `calls` waits until all calls are validated. */
async function openProxy(backend: string, options: Partial<ProxyOptions> = {}) {
  const reported: ProxiedCall[] = [];
  const proxy = createProxy({
    contract,
    channels: loadChannels(readChannels(), false),
    backend,
    base: '/api',
    strict: false,
    onCall: (call) => reported.push(call),
    ...options,
  });
  const origin = `http://127.0.0.1:${await proxy.listen(0)}`;
  cleanups.push(() => proxy.close());
  const calls = async () => {
    await proxy.waitForCalls();
    return reported;
  };
  const only = async () => {
    const [call, ...others] = await calls();
    expect(others).toEqual([]);
    if (!call) throw new Error('No call was reported.');
    return call;
  };
  return { origin, calls, only };
}

function send(
  url: string,
  options: http.RequestOptions = {},
  body?: Buffer,
): Promise<{ head: http.IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent: false, ...options }, (head) => {
      buffer(head).then((bytes) => resolve({ head, body: bytes }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Calls are reported in any order. */
function codesByAddress(calls: readonly ProxiedCall[]): Map<string, string[]> {
  return new Map(calls.map(({ address, errors }) => [address, errors.map(({ code }) => code)]));
}

const countries = (value: unknown) =>
  JSON.stringify({ success: true, message: 'ok', data: { countries: value } });

describe('forwarding', () => {
  it('@API-11 sends requests to the backend byte for byte: path, headers as written, uploads', async () => {
    const seen: { url: string; raw: string[]; body: Buffer }[] = [];
    const backend = await openBackend((request, response) => {
      void buffer(request).then((body) => {
        seen.push({ url: request.url ?? '', raw: request.rawHeaders, body });
        response.end();
      });
    });
    const { origin } = await openProxy(backend);
    const upload = randomBytes(300_000);
    const headers = { 'X-Odd-CASE': 'ä', 'Content-Type': 'image/png', Cookie: ['a=1', 'b=2'] };
    await send(`${origin}//api/a%2Fb?x=%41&y`, { method: 'POST', headers }, upload);
    await send(`${origin}/api/profile`, { method: 'POST', headers }, upload);
    expect(seen.map(({ url }) => url)).toEqual(['//api/a%2Fb?x=%41&y', '/api/profile']);
    for (const { raw, body } of seen) {
      expect(body.equals(upload)).toBe(true);
      expect(raw).toContain('X-Odd-CASE');
      expect(raw).toContain('ä');
      expect(raw[raw.indexOf('Host') + 1]).toBe(new URL(backend).host);
    }
  });

  it('@API-11 returns responses byte for byte: several cookies, big integers, binary, compressed', async () => {
    const text = countries([{ id: 9_007_199_254_740_993n.toString() }]).replace(/"(9\d+)"/, '$1');
    const bytes = randomBytes(50_000);
    const packed = gzipSync(text);
    const backend = await openBackend(({ url }, response) => {
      response.sendDate = false;
      if (url === '/storage/x.png') response.writeHead(200, { 'content-type': 'image/png' });
      else {
        response.writeHead(200, {
          'set-cookie': ['a=1', 'b=2'],
          'content-type': 'application/json',
          ...(url === '/api/countries?packed' ? { 'content-encoding': 'gzip' } : {}),
        });
      }
      response.end(
        url === '/storage/x.png' ? bytes : url === '/api/countries?packed' ? packed : text,
      );
    });
    const { origin } = await openProxy(backend);
    const plain = await send(`${origin}/api/countries`);
    expect(plain.body.toString()).toBe(text);
    expect(plain.body.toString()).toContain('9007199254740993');
    expect(plain.head.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(plain.head.headers.date).toBeUndefined();
    expect((await send(`${origin}/api/countries?packed`)).body.equals(packed)).toBe(true);
    expect((await send(`${origin}/storage/x.png`)).body.equals(bytes)).toBe(true);
  });

  it('@API-11 forwards redirects, HEAD and 304 unchanged', async () => {
    const backend = await openBackend(({ url, method, headers }, response) => {
      if (url === '/payment/1') response.writeHead(302, { location: 'https://pay.example/' }).end();
      else if (headers['if-none-match']) response.writeHead(304, { etag: '"1"' }).end();
      else {
        const text = countries([]);
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': text.length,
        });
        response.end(method === 'HEAD' ? undefined : text);
      }
    });
    const { origin, calls } = await openProxy(backend);
    const moved = await send(`${origin}/payment/1`);
    expect([moved.head.statusCode, moved.head.headers.location]).toEqual([
      302,
      'https://pay.example/',
    ]);
    const head = await send(`${origin}/api/countries`, { method: 'HEAD' });
    expect(head.head.headers['content-length']).toBe(String(countries([]).length));
    expect(head.body.length).toBe(0);
    const same = await send(`${origin}/api/countries`, { headers: { 'If-None-Match': '"1"' } });
    expect([same.head.statusCode, same.head.headers.etag]).toEqual([304, '"1"']);
    expect((await calls()).flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('@API-11 forwards a stream chunk by chunk', async () => {
    let finish: () => void = () => undefined;
    const backend = await openBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('first');
      finish = () => response.end('last');
    });
    const { origin } = await openProxy(backend);
    const response = await fetch(`${origin}/api/products`);
    const reader = response.body?.getReader();
    const text = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await text()).toBe('first');
    finish();
    expect(await text()).toBe('last');
  });
});

describe('reported errors', () => {
  const respondWith = (status: number, body: string | Buffer, headers: object = {}) =>
    openBackend((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });

  it('@API-11 reports a wrong field of a compressed response with path, rule and value', async () => {
    const packed = brotliCompressSync(
      countries([{ id: 'seven', name: 'X', code: 'X', dial_code: 1 }]),
    );
    const backend = await openBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
      response.end(packed);
    });
    const { origin, only } = await openProxy(backend);
    await send(`${origin}/api/countries`);
    const { operation, status, errors } = await only();
    expect([operation, status]).toEqual(['listCountries', 200]);
    expect(errors).toContainEqual(
      expect.objectContaining({
        blame: 'response',
        check: 'response_schema_conformance',
        code: 'body-type',
        pointer: '/data/countries/0/id',
        message: expect.stringContaining('"seven"') as string,
        location: expect.stringMatching(/^openapi\/schemas\/\w+\.yaml:\d+$/) as string,
      }),
    );
  });

  it.each([
    ['an unknown parameter', 'GET', '/api/countries?x=1', '', 'request-parameter-unknown'],
    ['an undocumented path', 'GET', '/api/no-such-thing', '', 'operation-unknown'],
    ['a body with the wrong media type', 'POST', '/api/login', 'phone=1', 'request-media-type'],
    ['an invalid parameter', 'GET', '/api/shops/x', '', 'request-parameter'],
  ])('@API-11 reports invalid requests: %s', async (_, method, path, body, code) => {
    const { origin, only } = await openProxy(await respondWith(400, '{"message": "no"}'));
    const headers = body === '' ? {} : { 'Content-Type': 'text/plain' };
    await send(`${origin}${path}`, { method, headers }, Buffer.from(body));
    const { errors } = await only();
    expect(errors.map((error) => [error.blame, error.code])).toEqual([['request', code]]);
    expect(EXPLANATIONS[code]).toBeDefined();
  });

  it.each([
    [
      'HTML instead of JSON',
      200,
      '<h1>',
      { 'content-type': 'text/html' },
      ['media-type-undocumented'],
    ],
    ['an undocumented status', 418, '{}', {}, ['status-undocumented']],
    ['malformed JSON', 200, '{"a":', {}, ['body-unreadable']],
    ['a server error', 599, '{}', {}, ['server-error', 'status-undocumented']],
  ])('@API-11 reports invalid responses: %s', async (_, status, body, headers, codes) => {
    const { origin, only } = await openProxy(await respondWith(status, body, headers));
    await send(`${origin}/api/countries`);
    const { errors } = await only();
    expect(errors.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['gzip', 'plain text'],
    ['gzip', gzipSync('corrupt').fill(0, 10)],
    ['br', 'plain text'],
    ['deflate', Buffer.from([0x78, 0xff])],
  ])('reports a body that %s can’t decode, and validates the rest', async (coding, body) => {
    const backend = await respondWith(418, body, { 'content-encoding': coding });
    const { origin, calls } = await openProxy(backend);
    await send(`${origin}/api/countries`);
    await send(`${origin}/api/countries?x=1`);
    const codes = codesByAddress(await calls());
    expect(codes.get('/api/countries')).toEqual(['body-content-encoding', 'status-undocumented']);
    expect(codes.get('/api/countries?x=1')).toEqual(['request-parameter-unknown']);
    for (const { unchecked } of await calls()) expect(unchecked).toBeUndefined();
  });

  it.each([
    ['deflate', 'without its header', deflateRawSync(countries([]))],
    ['gzip', 'without its checksum', gzipSync(countries([])).subarray(0, -8)],
  ])('accepts %s %s, as clients do', async (coding, _, body) => {
    const backend = await respondWith(200, body, { 'content-encoding': coding });
    const { origin, only } = await openProxy(backend);
    await send(`${origin}/api/countries`);
    expect((await only()).errors).toEqual([]);
  });

  it('reports customer data sent without a token, and an invalid form that was accepted', async () => {
    const { origin, calls } = await openProxy(await respondWith(200, '{}'));
    await send(`${origin}/api/orders`);
    const headers = { 'Content-Type': 'application/json' };
    await send(`${origin}/api/login`, { method: 'POST', headers }, Buffer.from('{"phone":"1"}'));
    const codes = codesByAddress(await calls());
    expect(codes.get('/api/orders')).toContain('auth-ignored');
    expect(codes.get('/api/login')).toContain('bad-data-accepted');
  });

  it('reports a missing response and a truncated one', async () => {
    const { origin, calls } = await openProxy('http://127.0.0.1:1');
    const { head, body } = await send(`${origin}/api/countries`);
    expect(head.statusCode).toBe(502);
    expect(body.toString()).toContain('Failed to reach http://127.0.0.1:1');
    const cutting = await openBackend((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"data":', () => request.socket.destroy());
    });
    const second = await openProxy(cutting);
    await expect(send(`${second.origin}/api/countries`)).rejects.toThrow();
    expect((await calls())[0]?.errors[0]?.code).toBe('no-connection');
    expect((await second.only()).errors[0]?.code).toBe('body-truncated');
  });
});

describe('strict mode', () => {
  it('@API-11 responds 502 with the violation instead of forwarding an invalid message', async () => {
    let requests = 0;
    const backend = await openBackend((_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(countries('none'));
    });
    const { origin, calls } = await openProxy(backend, { strict: true });
    const refused = await fetch(`${origin}/api/countries`);
    expect([refused.status, refused.headers.get('x-contract-violation')]).toEqual([
      502,
      'response',
    ]);
    expect(await refused.json()).toMatchObject({
      violations: [{ code: 'body-type', pointer: '/data/countries' }],
    });
    const rejected = await fetch(`${origin}/api/countries?x=1`);
    expect([rejected.status, rejected.headers.get('x-contract-violation')]).toEqual([
      502,
      'request',
    ]);
    expect(requests).toBe(1);
    const codes = codesByAddress(await calls());
    expect(codes.size).toBe(2);
    expect(codes.get('/api/countries')?.[0]).toBe('body-type');
    expect(codes.get('/api/countries?x=1')?.[0]).toBe('request-parameter-unknown');
  });

  it('responds 502 instead of forwarding a body that can’t be decoded', async () => {
    const backend = await openBackend((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain text');
    });
    const { origin, only } = await openProxy(backend, { strict: true });
    const { head, body } = await send(`${origin}/api/countries`);
    expect([head.statusCode, head.headers['x-contract-violation']]).toEqual([502, 'response']);
    expect(body.toString()).toContain('"code":"body-content-encoding"');
    expect((await only()).errors[0]?.code).toBe('body-content-encoding');
  });

  it.each(['/v2', '/$&'])('forwards valid calls to the base path %s', async (base) => {
    const paths: string[] = [];
    const backend = await openBackend(({ url }, response) => {
      paths.push(url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end(countries([]));
    });
    const { origin, only } = await openProxy(backend, { strict: true, base });
    const { head, body } = await send(`${origin}/api/countries`);
    expect([head.statusCode, body.toString(), paths]).toEqual([
      200,
      countries([]),
      [`${base}/countries`],
    ]);
    expect((await only()).errors).toEqual([]);
  });
});
