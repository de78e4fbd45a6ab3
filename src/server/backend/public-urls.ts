import { Transform } from 'node:stream';
import { isUploadPath } from '../backend-paths.ts';

/** JSON and the backend's pages. */
const REWRITTEN_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/html)\s*(?:;|$)/i;
/** A string inside a string escapes its slashes more than once. */
const MAX_BACKSLASHES = 4;

/** Whether responses to the path may contain URLs. Files stay unchanged. */
export function mayContainUrls(path: string): boolean {
  return !isUploadPath(path) && !path.startsWith('/assets/');
}

/** Whether the response's body contains URLs that `rewriteStream` can find. */
export function isRewritable(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const encoding = String(headers['content-encoding'] ?? 'identity');
  return (
    status !== 206 &&
    encoding === 'identity' &&
    REWRITTEN_TYPE.test(String(headers['content-type']))
  );
}

/** Removes what describes the bytes before the rewriting. */
export function toRewrittenHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value | string> {
  const {
    'content-length': _length,
    'content-md5': _md5,
    digest: _digest,
    'content-digest': _contentDigest,
    'repr-digest': _reprDigest,
    'accept-ranges': _ranges,
    etag,
    ...others
  } = headers;
  if (etag === undefined) return others;
  const tag = String(etag);
  return { ...others, etag: tag.startsWith('W/') ? tag : `W/${tag}` };
}

/** Replaces the origins of these hosts, on http and https, with the public origin. */
export function rewriteUrls(text: string, hosts: readonly string[], publicOrigin: string): string {
  const { pattern, replace } = createRewriter(hosts, publicOrigin);
  return text.replace(pattern, replace);
}

/** Like {@link rewriteUrls}. Delays at most one origin's length of the stream. */
export function rewriteStream(hosts: readonly string[], publicOrigin: string): Transform {
  const { pattern, replace, maxLength } = createRewriter(hosts, publicOrigin);
  let rest = '';

  function rewriteUpTo(end: number): Buffer {
    let done = 0;
    let written = '';
    for (const match of rest.matchAll(pattern)) {
      if (match.index >= end) break;
      written += rest.slice(done, match.index) + replace(...(match as unknown as [string, string]));
      done = match.index + match[0].length;
    }
    const kept = Math.max(done, end);
    written += rest.slice(done, kept);
    rest = rest.slice(kept);
    // Latin-1 keeps every byte of other encodings; origins are ASCII.
    return Buffer.from(written, 'latin1');
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest += chunk.toString('latin1');
      done(null, rewriteUpTo(Math.max(0, rest.length - maxLength)));
    },
    flush(done) {
      done(null, rewriteUpTo(rest.length));
    },
  });
}

function createRewriter(hosts: readonly string[], publicOrigin: string) {
  const { protocol, host } = new URL(publicOrigin);
  // A backend behind TLS termination may believe that it is on http.
  const internal = protocol === 'https:' ? [...hosts, host] : hosts;
  const names = internal.map((one) => one.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|');
  const slash = String.raw`(\\{0,${MAX_BACKSLASHES}}/)`;
  return {
    // Ends at the host's end: `shop.example` must not match `shop.example.evil.example`.
    pattern: new RegExp(String.raw`https?:${slash}\1(?:${names})(?![\w.:@%-])`, 'gi'),
    replace: (_match: string, escapedSlash: string) =>
      `${protocol}${escapedSlash}${escapedSlash}${host}`,
    /** With the character after it. */
    maxLength:
      'https:'.length +
      2 * (MAX_BACKSLASHES + 1) +
      Math.max(...internal.map(({ length }) => length)) +
      1,
  };
}
