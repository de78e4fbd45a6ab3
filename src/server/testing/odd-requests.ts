const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const SOCKET = `Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}`;
const H2C =
  'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__';

const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: h\r\n${headers === '' ? 'Connection: close' : headers}\r\n\r\n${body}`;
const closing = (line: string, headers: string, body = '') =>
  request(line, `Connection: close\r\n${headers}`, body);

/** Requests that no ordinary client sends, each with the start of the response (SRV-01). */
export const ODD_REQUESTS: [name: string, bytes: string, response: RegExp][] = [
  ['announces a trailer', closing('GET /api/x', 'Trailer: x'), /^HTTP\/1.1 200/],
  [
    'sends a trailer',
    closing(
      'POST /api/x',
      'Trailer: x\r\nTransfer-Encoding: chunked',
      '2\r\n{}\r\n0\r\nx: 1\r\n\r\n',
    ),
    /^HTTP\/1.1 200/,
  ],
  [
    'expects 100 Continue',
    closing('POST /api/x', 'Expect: 100-continue\r\nContent-Length: 2', '{}'),
    /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200/,
  ],
  [
    'expects something else',
    closing('POST /api/x', 'Expect: 200-maybe\r\nContent-Length: 2', '{}'),
    /^HTTP\/1.1 417/,
  ],
  [
    'has TE and Keep-Alive',
    request('GET /api/x', 'TE: trailers\r\nKeep-Alive: 5\r\nConnection: close, TE'),
    /^HTTP\/1.1 200/,
  ],
  [
    'names headers in Connection',
    request('GET /api/x', 'Connection: close, x-a, host, content-length\r\nX-A: 1'),
    /^HTTP\/1.1 200/,
  ],
  ['upgrades to h2c', request('GET /api/x', H2C), /^HTTP\/1.1 200/],
  [
    'upgrades to h2c with a body',
    request('POST /api/x', `${H2C}\r\nContent-Length: 5`, 'hello'),
    /^HTTP\/1.1 200/,
  ],
  ['upgrades to h2c on a page', request('GET /about', H2C), /^HTTP\/1.1 200/],
  ['upgrades without Connection', closing('GET /api/x', 'Upgrade: foo'), /^HTTP\/1.1 200/],
  ['opens a WebSocket on another path', request('GET /api/x', SOCKET), /^HTTP\/1.1 200/],
  ['opens a WebSocket with dot segments', request('GET /app/../x', SOCKET), /^HTTP\/1.1 400/],
  [
    'opens a WebSocket with a bad key',
    request('GET /app/x', SOCKET.replace(KEY, 'x')),
    /^HTTP\/1.1 400/,
  ],
  [
    'announces a trailer on a WebSocket',
    request('GET /app/x', `${SOCKET}\r\nTrailer: x`),
    /^HTTP\/1.1 502/,
  ],
  ['has no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 400/],
  ['has a bad host', 'GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 400/],
  [
    'has a host that is no address',
    'GET /about HTTP/1.1\r\nHost: 999.1.1.1\r\nConnection: close\r\n\r\n',
    /^HTTP\/1.1 400/,
  ],
  [
    'opens a WebSocket with a host that is no address',
    `GET /app/x HTTP/1.1\r\nHost: 999.1.1.1\r\n${SOCKET}\r\n\r\n`,
    /^HTTP\/1.1 400/,
  ],
  ['has two hosts', closing('GET /', 'Host: b'), /^HTTP\/1.1 400/],
  ['has dot segments', request('GET /api/../x'), /^HTTP\/1.1 400/],
  ['has encoded dot segments', request('GET /api/%2e%2e/x'), /^HTTP\/1.1 400/],
  ['has dots encoded twice', request('GET /api/%252e%252e/x'), /^HTTP\/1.1 400/],
  ['has a backslash', request('GET /media/..\\x'), /^HTTP\/1.1 400/],
  ['has a double slash', request('GET //evil.example'), /^HTTP\/1.1 400/],
  ['is a TRACE', request('TRACE /api/x'), /^HTTP\/1.1 405/],
  ['is a CONNECT', 'CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n', /^(?:HTTP\/1.1 4\d\d|$)/],
  ['is a POST to a page', closing('POST /', 'Content-Length: 2', '{}'), /^HTTP\/1.1 405/],
  ['has huge headers', closing('GET /', `X-A: ${'a'.repeat(20_000)}`), /^HTTP\/1.1 431/],
  ['has a long address', request(`GET /${'a'.repeat(9_000)}`), /^HTTP\/1.1 414/],
  [
    'has a length and chunks',
    closing('POST /api/x', 'Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x'),
    /^HTTP\/1.1 400/,
  ],
  ['is a GET with a body', closing('GET /api/x', 'Content-Length: 5', 'hello'), /^HTTP\/1.1 200/],
  [
    'is a DELETE with a body',
    closing('DELETE /api/x', 'Content-Length: 5', 'hello'),
    /^HTTP\/1.1 200/,
  ],
  ['is an OPTIONS', request('OPTIONS /api/x'), /^HTTP\/1.1 200/],
  ['has no content type', closing('POST /api/x', 'Content-Length: 2', '{}'), /^HTTP\/1.1 200/],
  [
    'has an odd content type',
    closing('POST /api/x', 'Content-Type: ;;;\r\nContent-Length: 2', '{}'),
    /^HTTP\/1.1 (?:200|415)/,
  ],
  ['has an absolute address', request('GET http://h/api/x'), /^HTTP\/1.1 200/],
  ['is HTTP/1.0', 'GET /api/x HTTP/1.0\r\n\r\n', /^HTTP\/1.1 200(?!.*chunked)/s],
  ['is HTTP/1.0 for a page', 'GET /about HTTP/1.0\r\n\r\n', /^HTTP\/1.1 200(?!.*chunked)/s],
  ['is not HTTP', 'hello\r\n\r\n', /^HTTP\/1.1 400/],
];
