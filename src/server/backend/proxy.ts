import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import { isUploadPath } from '../backend-paths.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { ReadClientInfo } from '../http/client-address.ts';
import { toPublicLocation, toRequestHeaders, toResponseHeaders } from '../http/forward-headers.ts';
import { uploadHeaders } from '../http/security-headers.ts';
import { codeOf, isFinalStatus, sendToBackend } from './agents.ts';
import { BodyTooLargeError, limitBody } from './limit-body.ts';
import { isRewritable, mayContainUrls, rewriteStream, toRewrittenHeaders } from './public-urls.ts';

export interface ProxyOptions {
  config: ServerConfig;
  agent: Agent;
  paths: readonly string[];
  readClientInfo: ReadClientInfo;
  onResult: (result: number | 'timeout' | 'error') => void;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

const TIMEOUT_CODES = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

/** Proxies requests under the backend's paths (SRV-01, SRV-02, SRV-03). */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  const handler = createProxyHandler(options);
  void app.register(async (scope) => {
    // Bodies are not parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const path of options.paths) {
      scope.route({
        method: METHODS,
        url: path.endsWith('/') ? `${path}*` : path,
        exposeHeadRoute: false,
        handler,
      });
    }
  });
}

function createProxyHandler({ config, agent, readClientInfo, onResult }: ProxyOptions) {
  const { limits, backend, internalHosts } = config;

  return async function proxyRequest(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request;
    const path = raw.url ?? '/';
    const hasBody = !WITHOUT_BODY.has(request.method);
    if (hasBody && Number(raw.headers['content-length'] ?? 0) > limits.bodyBytes) {
      return sendError(reply, 413, 'The body is too large.');
    }
    const client = readClientInfo(raw);
    const headers = toRequestHeaders(raw.headers, client, request.id, config);
    const mayRewrite = internalHosts !== undefined && mayContainUrls(path);
    // Encoded bodies can't be rewritten. This server compresses them itself.
    if (mayRewrite) headers['accept-encoding'] = 'identity';
    // Drops the body of a GET.
    if (!hasBody) delete headers['content-length'];
    const signal = abortWith(reply, limits.proxyTotalMs);
    try {
      const response = await sendToBackend(agent, backend.origin + path, {
        method: request.method,
        headers,
        body: hasBody ? limitBody(raw, limits.bodyBytes) : null,
        signal,
      });
      response.body.on('error', (error) => {
        if (!signal.aborted)
          request.log.warn({ code: codeOf(error) }, 'backend response was interrupted');
      });
      if (reply.raw.destroyed) {
        // An unread body would block its connection.
        response.body.destroy();
        return reply.hijack();
      }
      if (!isFinalStatus(response.statusCode)) {
        response.body.destroy();
        onResult('error');
        return sendError(reply, 502, 'The backend sent an unusable response.');
      }
      onResult(response.statusCode);
      closeIfUnread(raw, reply);
      // The backend's pages have their own policy.
      reply.removeHeader('content-security-policy');
      const { location } = response.headers;
      // Browsers apply the headers of a 304, which names no type, to the copy that they have.
      const isUpload = isUploadPath(path) && response.statusCode !== 304;
      const rewritesBody = mayRewrite && isRewritable(response.statusCode, response.headers);
      const responseHeaders = toResponseHeaders(response.headers);
      return reply
        .code(response.statusCode)
        .headers({
          ...(rewritesBody ? toRewrittenHeaders(responseHeaders) : responseHeaders),
          ...(typeof location === 'string'
            ? { location: toPublicLocation(location, config, client.origin) }
            : {}),
          ...(isUpload ? uploadHeaders(String(response.headers['content-type'])) : {}),
        })
        .send(
          rewritesBody
            ? // Errors are logged above.
              pipeline(response.body, rewriteStream(internalHosts, client.origin), () => undefined)
            : response.body,
        );
    } catch (error) {
      if (reply.raw.destroyed) return reply.hijack();
      if (error instanceof BodyTooLargeError)
        return sendError(reply, 413, 'The body is too large.');
      const isTimeout = TIMEOUT_CODES.has(codeOf(error));
      onResult(isTimeout ? 'timeout' : 'error');
      request.log.warn({ code: codeOf(error) }, 'backend failed');
      return isTimeout
        ? sendError(reply, 504, 'The backend takes too long to respond.')
        : sendError(reply, 502, 'The backend cannot be reached.');
    }
  };
}

/** undici restarts its timeouts on each 1xx, so `totalMs` has its own timer. */
function abortWith(reply: FastifyReply, totalMs: number): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(
      Object.assign(new Error('The request exceeded its total time limit.'), { code: 'ETIMEDOUT' }),
    );
  }, totalMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) controller.abort(new Error('The client disconnected.'));
  });
  return controller.signal;
}

function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  closeIfUnread(reply.request.raw, reply);
  return reply.code(status).header('cache-control', 'no-store').send({ message });
}

/** An unread body would be parsed as the next request. */
function closeIfUnread(request: IncomingMessage, reply: FastifyReply): void {
  if (!request.complete) reply.header('connection', 'close');
}
