import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import type { Topology } from '../topology.ts';

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
  { origin, certificate }: Topology,
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
