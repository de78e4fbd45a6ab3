import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRawBackend } from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { ODD_RESPONSES, UNFINISHED } from '../testing/odd-responses.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const names = Object.keys(ODD_RESPONSES);
let backend: Awaited<ReturnType<typeof startRawBackend>>;
let souk: TestSouk;
const requestCounts = new Map<string, number>();

beforeAll(async () => {
  backend = await startRawBackend((socket, head) => {
    const [, path = ''] = head.split(' ');
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    const name = names[Number(/\/(\d+)$/.exec(path)?.[1])] ?? 'has no content type';
    ODD_RESPONSES[name]?.(socket);
  });
  souk = await startSouk(backend.port);
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

/** Expects that the rest of an odd response does not leak into the next one. */
async function expectNextRequestServed() {
  expect((await send(souk.port, '/healthz')).status).toBe(200);
  expect((await send(souk.port, '/api/next')).text).toBe('{}');
}

describe.concurrent('a backend’s response', () => {
  it.each(names.map((name, index) => [name, index] as const))(
    '@SRV-01 that %s ends a proxied request in time',
    async (name, index) => {
      const received = await send(souk.port, `/api/odd/${index}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(received.hasTimedOut).toBe(false);
      if (UNFINISHED.test(name)) expect(received.isIncomplete || received.status >= 500).toBe(true);
      else expect(received.status).toBeGreaterThanOrEqual(200);
      expect(received.headers).not.toHaveProperty('trailer');
      expect(received.headers).not.toHaveProperty('x-secret');
      await expectNextRequestServed();
    },
  );

  it.each(names.map((name, index) => [name, index] as const))(
    '@SRV-01 @SRV-05 that %s ends a page in time',
    async (_name, index) => {
      const received = await send(souk.port, `/p/${index}`);
      expect(received.hasTimedOut).toBe(false);
      expect([200, 404, 503]).toContain(received.status);
      expect(received.text).toContain('</html>');
      await expectNextRequestServed();
    },
  );
});

describe('a faulty backend', () => {
  it('@SRV-01 never receives a write twice', async () => {
    const path = `/api/write/${names.indexOf('is a closed connection')}`;
    const received = await send(souk.port, path, { method: 'POST', body: '{}' });
    expect(received.status).toBe(502);
    expect(requestCounts.get(path)).toBe(1);
  });

  it('@SRV-01 receives a read again when its connection breaks', async () => {
    const path = `/api/read/${names.indexOf('is a closed connection')}`;
    const received = await send(souk.port, path);
    expect(received.status).toBe(502);
    expect(requestCounts.get(path)).toBe(2);
  });

  it('@SRV-01 that does not respond results in 504', async () => {
    const path = `/api/silence/${names.indexOf('never arrives')}`;
    expect((await send(souk.port, path)).status).toBe(504);
  });

  it('@SRV-01 that is unreachable results in 502', async () => {
    const lonely = await startSouk(1);
    expect((await send(lonely.port, '/api/x')).status).toBe(502);
    await lonely.stop();
  });

  it('@SRV-01 does not prevent the end of a response to an HTTP/1.0 client', async () => {
    const response = await sendRaw(souk.port, 'GET /api/x HTTP/1.0\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.[01] 200/);
    expect(response).not.toMatch(/transfer-encoding|<hanging>/i);
  });
});
