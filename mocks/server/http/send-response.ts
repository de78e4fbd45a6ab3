import type { ServerResponse } from 'node:http';
import type { Violation } from '../../../contract/engine/violation.ts';

/** A HEAD request gets only the headers. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  sendText(response, status, JSON.stringify(body), 'application/json', headers);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Reports an invalid request (400) or response (500). */
export function sendViolations(
  response: ServerResponse,
  violator: 'request' | 'response',
  operation: string,
  violations: readonly Violation[],
): void {
  const [first] = violations;
  const what = violator === 'request' ? 'The request' : 'The response of the mock';
  sendText(
    response,
    violator === 'request' ? 400 : 500,
    JSON.stringify({
      message: `${what} violates the contract of ${operation}: ${first?.pointer ? `${first.pointer} ` : ''}${first?.message ?? ''}`,
      violations,
    }),
    'application/problem+json',
    { 'x-contract-violation': violator },
  );
}
