/** Sends a request and reports progress from 0 to 1. Rejects like `fetch`. */
export type Upload = (
  request: Request,
  onProgress: (share: number) => void,
  /** Milliseconds without progress. */
  timeoutMs: number,
) => Promise<Response>;

/** With XMLHttpRequest, because `fetch` reports no upload progress. */
export const upload: Upload = async (request, onProgress, timeoutMs) => {
  const { method, url, headers, signal } = request;
  const body = await request.arrayBuffer();
  signal.throwIfAborted();

  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const cleanup = new AbortController();
    const { signal: cleanupSignal } = cleanup;
    let hasTimedOut = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => xhr.abort();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasTimedOut = true;
        abort();
      }, timeoutMs);
    };
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      cleanup.abort();
      settle();
    };
    const rejectWith = (error: () => Error) => end(() => reject(error()));

    signal.addEventListener('abort', abort, { signal: cleanupSignal });
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    });
    xhr.addEventListener(
      'load',
      end(() => resolve(toResponse(xhr))),
    );
    xhr.addEventListener(
      'error',
      rejectWith(() => new TypeError('Failed to upload: the connection broke.')),
    );
    xhr.addEventListener(
      'abort',
      rejectWith(
        () =>
          new DOMException(
            'The upload timed out or was aborted.',
            hasTimedOut ? 'TimeoutError' : 'AbortError',
          ),
      ),
    );
    xhr.open(method, url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    restartTimer();
    xhr.send(body);
  });
};

/** The headers that the client reads. */
const HEADERS = ['Content-Type', 'Retry-After'];

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = xhr.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  // A 204 `Response` must not have a body.
  return new Response(xhr.status === 204 ? null : xhr.responseText, {
    status: xhr.status,
    headers,
  });
}
