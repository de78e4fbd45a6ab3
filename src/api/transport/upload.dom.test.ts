import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNodeForms } from '../../test/stub-node-forms.ts';
import { upload } from './upload.ts';

let server: Server | undefined;
beforeEach(stubNodeForms);
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Reads the complete body before it responds. */
async function startServer(
  respond: (body: string, type: string, response: ServerResponse) => void,
) {
  const httpServer = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      respond(body, request.headers['content-type'] ?? '', response);
    });
  });
  server = httpServer;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}/`;
}

function formOf(size: number): FormData {
  const form = new FormData();
  form.append('message', 'Hello');
  form.append('attachments[]', new File(['x'.repeat(size)], 'list.pdf'));
  return form;
}

const requestOf = (url: string, signal?: AbortSignal) =>
  new Request(url, {
    method: 'POST',
    headers: { 'X-One': 'two' },
    body: formOf(300_000),
    ...(signal ? { signal } : {}),
  });

test('sends the complete form, reports progress and returns the response', async () => {
  const url = await startServer((body, type, response) => {
    const [, boundary = 'none'] = /boundary=(.+)/.exec(type) ?? [];
    const isComplete = body.includes('list.pdf') && body.trimEnd().endsWith(`--${boundary}--`);
    response.writeHead(422, { ...CORS, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ isComplete, length: body.length }));
  });
  const shares: number[] = [];
  const result = await upload(requestOf(url), (share) => shares.push(share), 5000);
  expect(result.status).toBe(422);
  expect(result.headers.get('Content-Type')).toBe('application/json');
  expect(await result.json()).toMatchObject({ isComplete: true });
  expect(shares.at(-1)).toBe(1);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
});

test('@SRV-05 returns the waiting time of a busy server', async () => {
  const url = await startServer((_body, _type, response) => {
    const exposed = { 'Access-Control-Expose-Headers': 'Retry-After' };
    response.writeHead(503, { ...CORS, ...exposed, 'Retry-After': '60' }).end();
  });
  const result = await upload(requestOf(url), () => undefined, 5000);
  expect(result.headers.get('Retry-After')).toBe('60');
});

test('rejects with an AbortError when its signal aborts', async () => {
  const controller = new AbortController();
  const url = await startServer(() => controller.abort());
  const aborted = upload(requestOf(url, controller.signal), () => undefined, 5000);
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
});

test('rejects with a TimeoutError without progress', async () => {
  const url = await startServer(() => undefined);
  await expect(upload(requestOf(url), () => undefined, 50)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('rejects with a TypeError like fetch when the connection breaks', async () => {
  const url = await startServer((_, __, response) => response.destroy());
  await expect(upload(requestOf(url), () => undefined, 5000)).rejects.toBeInstanceOf(TypeError);
});
