import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  string,
  tuple,
  uint8Array,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isProxiedPath } from '../backend-paths.ts';
import { startBackend, type TestBackend } from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

/** Requests of one run are concurrent. */
const RUNS = 250;
const REQUESTS_PER_RUN = 12;

let backend: TestBackend;
let souk: TestSouk;
beforeAll(async () => {
  backend = await startBackend();
  souk = await startSouk(backend.port, {
    LIMIT_REQUEST_HEADERS_MS: '1000',
    LIMIT_REQUEST_MS: '1500',
    LIMIT_SOCKET_IDLE_MS: '1500',
    LIMIT_KEEP_ALIVE_MS: '300',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

const bytes = uint8Array({ maxLength: 200 }).map((given) => Buffer.from(given).toString('latin1'));
const junk = oneof(bytes, string({ maxLength: 40, unit: 'binary' }));
const method = oneof(
  { weight: 5, arbitrary: constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
  { weight: 1, arbitrary: constantFrom('TRACE', 'CONNECT', 'PRI', 'get', '') },
);
const segment = oneof(
  constantFrom('api', 'media', 'app', 'p', '..', '.', '%2e%2e', '..;a', '%5c', '%2f', '%252e', ''),
  string({ maxLength: 8 }),
  junk,
);
const target = tuple(
  constantFrom('/', '/api/', '/storage/', '/p/', '//', '', 'http://h/'),
  array(segment),
).map(([start, segments]) => start + segments.join('/'));
const header = oneof(
  constantFrom(
    'Trailer: x',
    'TE: trailers',
    'Connection: close, x-a',
    'Connection: upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'Host: evil.example',
    'Range: bytes=0-',
    'If-None-Match: *',
    'Accept-Encoding: br;q=0, *',
    'Accept-Language: ar;q=x',
    'Cookie: theme=dark; locale=fr',
    'X-Forwarded-For: 6.6.6.6',
  ),
  tuple(string({ maxLength: 12 }), junk).map(([name, value]) => `${name}: ${value}`),
);
const request = tuple(
  method,
  target,
  constantFrom('1.1', '1.0', '2.0', 'x'),
  array(header),
  junk,
).map(
  ([verb, path, version, headers, body]) =>
    `${verb} ${path} HTTP/${version}\r\n${['Host: h', ...headers].join('\r\n')}\r\n\r\n${body}`,
);

it('@SRV-01 @SRV-02 random bytes and headers neither stop the server nor reach other paths of the backend', async () => {
  const anything = oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: junk });
  const batch = array(anything, {
    minLength: REQUESTS_PER_RUN,
    maxLength: REQUESTS_PER_RUN,
  });
  await assert(
    asyncProperty(batch, async (requests) => {
      const responses = requests.map((text) =>
        sendRaw(souk.port, Buffer.from(text, 'latin1'), { isLast: true }),
      );
      for (const response of await Promise.all(responses)) {
        expect(response).not.toContain('<hanging>');
        expect(response).toMatch(/^(?:$|HTTP\/1\.1 [1-5]\d\d )/);
      }
      expect((await send(souk.port, '/healthz')).status).toBe(200);
    }),
    { numRuns: RUNS },
  );
  const paths = backend.requests.map(({ url }) => url.split('?', 1)[0] ?? '');
  expect(paths.length).toBeGreaterThan(0);
  expect(
    paths.filter((path) => !isProxiedPath(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path)),
  ).toEqual([]);
});
