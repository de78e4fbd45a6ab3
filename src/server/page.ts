import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Entry from '../app/entries/entry-server.tsx';
import type { ServerConfig } from './config.ts';
import { contentPolicy } from './content-security-policy.ts';
import { forwardedHeaders } from './forward.ts';
import { realtimeOf } from './realtime.ts';
import type { Template } from './template.ts';

/** Where React's markup begins: whatever stands before it in the stream belongs into the head. */
const APP_START = '<div';

/** Renders one page and streams it. */
export async function sendPage(
  entry: typeof Entry,
  template: Template,
  config: ServerConfig,
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: unknown) => void,
): Promise<void> {
  const forwarded = forwardedHeaders(request);
  const host = forwarded['x-forwarded-host'] ?? 'localhost';
  const page = await entry.renderPage({
    url: new URL(request.url ?? '/', `${forwarded['x-forwarded-proto'] ?? 'http'}://${host}`),
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    backend: config.backend,
    headers: {
      ...forwarded,
      ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
      ...extensionHeaders(request),
    },
    config: { ...config.runtime, realtime: realtimeOf(config.realtime, forwarded) },
    onError,
  });
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': page.locale,
    vary: 'accept-language, cookie',
    ...SECURITY_HEADERS,
    'content-security-policy': contentPolicy(config.runtime.socialScripts ? [] : page.providers),
  });
  if (request.method === 'HEAD') {
    await page.stream.cancel();
    response.end();
    return;
  }
  response.write(template.head(page));
  await pipeBody(page.stream, template.body, response);
  response.end(template.tail(page));
}

/** React writes title, description and preloads before the first element: they go into the head. */
async function pipeBody(
  stream: ReadableStream<Uint8Array>,
  betweenHeadAndApp: string,
  response: ServerResponse,
): Promise<void> {
  const decoder = new TextDecoder();
  let head: string | undefined = '';
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value;
    if (response.destroyed) {
      await reader.cancel();
      return;
    }
    if (head === undefined) {
      response.write(chunk);
      continue;
    }
    head += decoder.decode(chunk, { stream: true });
    const start = head.indexOf(APP_START);
    if (start < 0) continue;
    response.write(head.slice(0, start) + betweenHeadAndApp + head.slice(start));
    head = undefined;
  }
  if (head !== undefined) response.write(head + betweenHeadAndApp);
}

const SECURITY_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of the shopper's side that are not ours to judge go on to the backend unread. */
function extensionHeaders(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith('x-') &&
      !entry[0].startsWith('x-forwarded') &&
      typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
