import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Contract } from '../engine/contract.ts';
import { fault } from '../check/evaluate-response.ts';
import { maskAddress } from '../lib/redact.ts';
import type { Exchange } from '../traffic/exchange.ts';
import { validateExchange, judgeRequest, type TrafficFault } from '../traffic/validate-exchange.ts';
import { forwardUpgrade } from './forward-upgrade.ts';
import { requestBackend, keptHeaders } from './request-backend.ts';
import { decode, captureBody } from './capture-body.ts';

/** A call of the API that has passed, judged; nothing secret is in it. */
export interface ProxiedCall {
  /** ISO 8601, when it came. */
  time: string;
  method: string;
  /** Path and query. */
  address: string;
  /** Undefined where the contract has no such operation. */
  operation: string | undefined;
  /** Undefined where no answer came. */
  status: number | undefined;
  /** Until the answer had passed. */
  milliseconds: number;
  faults: TrafficFault[];
  /** Why the body was not judged, if so. */
  unjudged?: string;
}

/** How the proxy is set up. */
export interface ProxyOptions {
  contract: Contract;
  /** The backend's origin. */
  backend: string;
  /** What stands for `/api` at the backend. */
  base: string;
  /** Answers 502 in the place of what breaks the contract. */
  strict: boolean;
  /** Told of each call of the API after it passed. */
  onCall: (call: ProxiedCall) => void;
}

/** A proxy that is ready to listen. */
export interface Proxy {
  /** Resolves with the port; 0 picks a free one. */
  listen: (port: number, host?: string) => Promise<number>;
  close: () => Promise<void>;
  /** Resolves when every call so far was judged. */
  settled: () => Promise<void>;
  /** Judges by another contract from now on. */
  use: (contract: Contract) => void;
}

const API = /^\/api(?=[/?]|$)/;

/** What is seen of an exchange under way. */
interface Seen {
  request: Exchange['request'];
  status?: number;
  headers?: http.IncomingHttpHeaders;
  body?: Buffer | undefined;
  /** Why there is no whole answer. */
  lost?: TrafficFault;
}

/** A proxy before a backend: everything passes as it is, and calls of the API are judged when they have passed (API-11). */
export function createProxy(options: ProxyOptions): Proxy {
  const { backend, base, strict, onCall } = options;
  let { contract } = options;
  const judging = new Set<Promise<void>>();
  const pathAt = (url: string) => url.replace(API, base);

  async function passOn(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = request.url ?? '/';
    if (!API.test(url) || request.method === 'OPTIONS') {
      const incoming = await requestBackend(backend, pathAt(url), request, response);
      await copyAnswer(incoming, response);
      return;
    }
    const started = { time: new Date().toISOString(), at: performance.now() };
    const seen = await (strict ? passStrictly : passFreely)(request, response, url);
    if (seen) report(started, request.method ?? 'GET', url, seen);
  }

  async function passFreely(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: string,
  ): Promise<Seen | undefined> {
    const sent = captureBody(request);
    try {
      const incoming = await requestBackend(backend, pathAt(url), request, response);
      const copy = captureBody(incoming);
      const end = await copyAnswer(incoming, response);
      if (end === 'left') return undefined;
      const { statusCode = 0, headers } = incoming;
      const seen = { request: requestOf(request, sent()), status: statusCode, headers };
      return end === 'cut' ? { ...seen, lost: CUT } : { ...seen, body: copy() };
    } catch (error) {
      if (response.destroyed) return undefined;
      complain(response, backend, error);
      return { request: requestOf(request, sent()), lost: unreachable(error) };
    }
  }

  /** Nothing that breaks the contract gets by: both halves are held back until they were judged. */
  async function passStrictly(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: string,
  ): Promise<Seen | undefined> {
    const sent = await buffer(request);
    const half = requestOf(request, sent);
    const method = request.method ?? 'GET';
    const { faults } = await judgeRequest(contract, { method, address: url, request: half });
    if (faults.length > 0) {
      refuse(response, faults);
      return { request: half, status: 502 };
    }
    try {
      const incoming = await requestBackend(backend, pathAt(url), request, response, sent);
      const body = await buffer(incoming);
      const { statusCode: status = 0, headers } = incoming;
      const seen = { request: half, status, headers, body };
      const verdict = await judgeSeen(method, url, seen);
      if (verdict.faults.length > 0) refuse(response, verdict.faults);
      else {
        writeHead(incoming, response);
        response.end(body);
      }
      return seen;
    } catch (error) {
      if (response.destroyed) return undefined;
      const lost = unreachable(error);
      refuse(response, [lost]);
      return { request: half, lost };
    }
  }

  async function judgeSeen(method: string, address: string, seen: Seen) {
    const { request, status, headers = {}, lost } = seen;
    if (lost || status === undefined) {
      const { operation } = await judgeRequest(contract, { method, address, request });
      return { operation: operation?.id, faults: lost ? [lost] : [] };
    }
    const coding = headers['content-encoding'];
    const body = await decode(seen.body, coding);
    const answer = { status, contentType: headers['content-type'], body };
    const verdict = await validateExchange(contract, { method, address, request, answer });
    const unjudged =
      body !== undefined
        ? undefined
        : seen.body
          ? `its coding is ${coding}`
          : 'it is longer than 16 MB';
    return {
      operation: verdict.operation?.id,
      faults: verdict.faults,
      ...(unjudged === undefined ? {} : { unjudged }),
    };
  }

  function report(started: { time: string; at: number }, method: string, url: string, seen: Seen) {
    const milliseconds = Math.round(performance.now() - started.at);
    const { time } = started;
    const address = maskAddress(url);
    const status = seen.status;
    // Refused before it was sent: no answer of the backend's can be judged.
    const isHeldBack = seen.headers === undefined && seen.lost === undefined;
    const half = { method, address: url, request: seen.request };
    const judged = (
      isHeldBack
        ? judgeRequest(contract, half).then(({ operation, faults }) => ({
            operation: operation?.id,
            faults,
          }))
        : judgeSeen(method, url, seen)
    )
      .catch((error: unknown) => ({
        operation: undefined,
        faults: [] as TrafficFault[],
        unjudged: error instanceof Error ? error.message : String(error),
      }))
      .then((verdict) => onCall({ time, method, address, status, milliseconds, ...verdict }));
    judging.add(judged);
    void judged.finally(() => judging.delete(judged));
  }

  const server = http.createServer((request, response) => {
    // The backend's own date passes, or none.
    response.sendDate = false;
    passOn(request, response).catch((error: unknown) => {
      if (!response.destroyed) complain(response, backend, error);
    });
  });
  server.on('upgrade', (request, socket, head) =>
    forwardUpgrade(backend, request, socket, head, (error) =>
      console.error(`Failed to pass a web socket on to ${backend}: ${causeOf(error)}.`),
    ),
  );

  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
    async settled() {
      while (judging.size > 0) await Promise.all(judging);
    },
    use(next) {
      contract = next;
    },
  };
}

function requestOf(
  { headers }: http.IncomingMessage,
  body: Buffer | undefined,
): Exchange['request'] {
  const hasToken = headers.authorization !== undefined || headers.cookie !== undefined;
  return { contentType: headers['content-type'], body, hasToken };
}

function writeHead(incoming: http.IncomingMessage, response: http.ServerResponse): void {
  const { statusCode = 502, statusMessage = '', rawHeaders } = incoming;
  response.writeHead(statusCode, statusMessage, keptHeaders(rawHeaders));
}

/** Resolves when the answer has passed, or with who broke it off. */
function copyAnswer(
  incoming: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<'whole' | 'cut' | 'left'> {
  writeHead(incoming, response);
  // Whoever waits for a stream's first word has to see the head at once.
  response.flushHeaders();
  return new Promise((resolve) => {
    pipeline(incoming, response, (error) => {
      if (!error) resolve('whole');
      else resolve(error.code === 'ECONNRESET' ? 'cut' : 'left');
    });
  });
}

const CUT: TrafficFault = {
  ...fault('response_body_readable', 'body-cut', 'the connection ended in the middle of the body.'),
  blame: 'response',
};

function unreachable(error: unknown): TrafficFault {
  return { ...fault('connection', 'no-connection', `${causeOf(error)}.`), blame: 'response' };
}

function causeOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function complain(response: http.ServerResponse, backend: string, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(response, {
    message: `Failed to reach ${backend}: ${causeOf(error)}. Look whether it runs.`,
  });
}

function refuse(response: http.ServerResponse, faults: readonly TrafficFault[]): void {
  const [first] = faults;
  const blame = first?.blame ?? 'response';
  const message = `The ${blame} breaks the contract: ${first?.pointer ?? ''} ${first?.message ?? ''}`;
  sendJson(response, { message, violations: faults }, { 'x-contract-violation': blame });
}

function sendJson(
  response: http.ServerResponse,
  body: object,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(502, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
