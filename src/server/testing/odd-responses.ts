import type { Socket } from 'node:net';

type Respond = (socket: Socket) => void;

const write =
  (text: string, encoding: BufferEncoding = 'latin1'): Respond =>
  (socket) =>
    void socket.write(Buffer.from(text, encoding));
const end =
  (text = ''): Respond =>
  (socket) =>
    void socket.end(text);
const ok = (headers: string, body = '{}') => `HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json';

/** Responses that no backend should send, by name (SRV-01). */
export const ODD_RESPONSES: Record<string, Respond> = {
  'announces a trailer': write(ok('Trailer: x\r\nContent-Length: 2')),
  'sends a trailer': write(
    ok('Trailer: x\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\nx: 1\r\n\r\n'),
  ),
  'has status 000': write('HTTP/1.1 000 \r\nContent-Length: 0\r\n\r\n'),
  'has status 000 and ends': end('HTTP/1.1 000 \r\n\r\n'),
  'has status 000 and chunks': write(
    'HTTP/1.1 000 \r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ),
  'has status 099': end('HTTP/1.1 099 x\r\nContent-Length: 0\r\n\r\n'),
  'stops after 100 Continue': write('HTTP/1.1 100 Continue\r\n\r\n'),
  'stops after 102 Processing': write('HTTP/1.1 102 Processing\r\n\r\n'),
  'has status 199 with a body': end('HTTP/1.1 199 x\r\nContent-Length: 2\r\n\r\n{}'),
  'has status 600': write('HTTP/1.1 600 x\r\nContent-Length: 2\r\n\r\n{}'),
  'has status 999': write('HTTP/1.1 999 x\r\nContent-Length: 2\r\n\r\n{}'),
  'has status 1000': write('HTTP/1.1 1000 x\r\nContent-Length: 2\r\n\r\n{}'),
  'upgrades without a request': write(
    'HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nabc',
  ),
  'is cut off in its body': cutAfter(ok(`${JSON_TYPE}\r\nContent-Length: 1000`, '{"a":')),
  'is cut off in a chunk': cutAfter(ok(`${JSON_TYPE}\r\nTransfer-Encoding: chunked`, '5\r\n{"a":')),
  'is cut off while it is compressed': cutAfter(
    ok(`${JSON_TYPE}\r\nContent-Length: 99999`, 'a'.repeat(20_000)),
  ),
  'is a closed connection': (socket) => socket.destroy(),
  'is a clean end': end(),
  'is a reset': (socket) => socket.resetAndDestroy(),
  'never arrives': () => undefined,
  'is silent in the middle': write(ok(`${JSON_TYPE}\r\nContent-Length: 1000`, '{"a":')),
  'has a byte of body now and then': (socket) => {
    write(ok(`${JSON_TYPE}\r\nContent-Length: 1000000`, ''))(socket);
    repeat(socket, 100, write('a'));
  },
  'has a byte of head now and then': (socket) => {
    write('HTTP/1.1 200 OK\r\nX-A: ')(socket);
    repeat(socket, 100, write('a'));
  },
  'has an endless body': (socket) => {
    write(ok('Content-Type: text/plain', ''))(socket);
    repeat(socket, 20, write('a'.repeat(20_000)));
  },
  'has endless headers': (socket) => {
    write('HTTP/1.1 200 OK\r\n')(socket);
    repeat(socket, 5, write(`X-A: ${'a'.repeat(1_000)}\r\n`));
  },
  'is an endless 103': (socket) =>
    repeat(socket, 50, write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n')),
  'is garbage': write('\u0000\u0001\u0002 nonsense\r\n\r\n'),
  'is HTTP/0.9': end('<html>old</html>'),
  'is an HTTP/2 preface': write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'has two lengths': write(ok('Content-Length: 2\r\nContent-Length: 5')),
  'has the same length twice': write(ok('Content-Length: 2\r\nContent-Length: 2')),
  'has a length and chunks': write(
    ok('Content-Length: 2\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'),
  ),
  'has a negative length': write(ok('Content-Length: -2')),
  'has a huge length': write(ok('Content-Length: 99999999999999999999999')),
  'has a bad chunk size': write(ok('Transfer-Encoding: chunked', 'zz\r\n{}\r\n')),
  'has two transfer codings': write(ok('Transfer-Encoding: gzip, chunked', '2\r\n{}\r\n0\r\n\r\n')),
  'has a control character in a header': write(ok('X-A: a\u0001b\r\nContent-Length: 2')),
  'has Latin-1 in a header': write(ok('X-A: caf\u00e9\r\nContent-Length: 2')),
  'has UTF-8 in a header': write(ok('X-A: \u0645\r\nContent-Length: 2'), 'utf8'),
  'has a bad header name': write(ok('X A: 1\r\nContent-Length: 2')),
  'names headers in Connection': write(
    ok(
      'Connection: keep-alive, x-secret\r\nX-Secret: 1\r\nKeep-Alive: timeout=999999999\r\nContent-Length: 2',
    ),
  ),
  'has nonsense in Keep-Alive': write(ok('Keep-Alive: timeout=-1, x\r\nContent-Length: 2')),
  'is followed by another': write(
    ok('Content-Length: 2', '{}HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nPOISON'),
  ),
  'is a 204 with a body': write('HTTP/1.1 204 x\r\nContent-Length: 2\r\n\r\n{}'),
  'is a 304 with a body': write('HTTP/1.1 304 x\r\nContent-Length: 2\r\n\r\n{}'),
  'has no content type': write(ok('Content-Length: 2')),
  'has two content types': write(ok('Content-Type: a/b\r\nContent-Type: ;;;\r\nContent-Length: 2')),
  'claims to be gzip but is not': write(
    ok(`${JSON_TYPE}\r\nContent-Encoding: gzip\r\nContent-Length: 2`),
  ),
  'redirects to nonsense': write(
    'HTTP/1.1 302 x\r\nLocation: http://[\r\nContent-Length: 2\r\n\r\n{}',
  ),
  'is a 500 with a page': write(
    'HTTP/1.1 500 x\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>',
  ),
};

/** Names of incomplete responses. */
export const UNFINISHED = /cut off|in the middle|now and then|endless body/;

function cutAfter(text: string): Respond {
  return (socket) => {
    socket.write(text);
    setTimeout(() => socket.destroy(), 30);
  };
}

function repeat(socket: Socket, ms: number, respond: Respond): void {
  const timer = setInterval(() => {
    if (!socket.destroyed && !socket.writableEnded) respond(socket);
  }, ms);
  socket.on('close', () => clearInterval(timer));
}
