import http from 'node:http';
import net from 'node:net';

/** A response, which may be incomplete. */
export interface Received {
  /** 0 without a response. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
  isIncomplete: boolean;
  hasTimedOut: boolean;
}

export interface SendOptions {
  headers?: http.OutgoingHttpHeaders;
  method?: string;
  body?: string | Buffer;
  agent?: http.Agent;
}

/** Longer than every limit of the test servers. */
const HANGING_MS = 25_000;

/** Uses its own connection; never rejects. */
export function send(port: number, path: string, options: SendOptions = {}): Promise<Received> {
  const { headers = {}, method = 'GET', body, agent = false } = options;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let response: http.IncomingMessage | undefined;
    const finish = (hasTimedOut: boolean) => {
      const bytes = Buffer.concat(chunks);
      resolve({
        status: response?.statusCode ?? 0,
        headers: response?.headers ?? {},
        body: bytes,
        text: bytes.toString('utf8'),
        isIncomplete: !response?.complete,
        hasTimedOut,
      });
    };
    const request = http.request(
      { port, host: '127.0.0.1', path, headers, method, agent },
      (incoming) => {
        response = incoming;
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => undefined);
        incoming.on('close', () => finish(false));
      },
    );
    request.setTimeout(HANGING_MS, () => {
      finish(true);
      request.destroy();
    });
    request.on('error', () => finish(false));
    request.end(body);
  });
}

/**
 * Returns everything received; ends with `<hanging>` if the connection stays open.
 *
 * @param options `isLast` half-closes the connection after the bytes
 */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  options: { isLast?: boolean } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      if (options.isLast) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.setTimeout(HANGING_MS, () => {
      received += '<hanging>';
      socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}
