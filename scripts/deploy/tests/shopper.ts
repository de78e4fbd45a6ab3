import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import zlib from 'node:zlib';
import type { Topology } from '../topology.ts';

/** A shop behind nginx with its own certificate. */
export type SecureShop = Pick<Topology, 'origin' | 'certificate'>;

export interface Visit {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded. */
  text: string;
}

export interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The shopper's address. */
  address?: string;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
};

/** Sends a request through nginx on a connection of its own. @throws if the connection fails */
export function visit(
  { origin, certificate }: SecureShop,
  path: string,
  { method = 'GET', headers = {}, address = '127.0.0.1' }: VisitOptions = {},
): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, localAddress: address, ca: certificate(), agent: false };
    const request = https.request(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const decode = DECODERS[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: (decode ? decode(body) : body).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends a request by HTTP/2 and returns the headers of the response. */
export async function visitByHttp2(
  { origin, certificate }: SecureShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<http2.IncomingHttpHeaders> {
  const session = http2.connect(origin, { ca: certificate() });
  try {
    return await new Promise((received, reject) => {
      session.once('error', reject);
      session
        .request({ ':path': path, ...headers })
        .once('response', received)
        .once('error', reject);
    });
  } finally {
    session.destroy();
  }
}
