/** Sends a request and reports progress from 0 to 1. Rejects like `fetch`. */
export type Upload = (
  request: Request,
  onProgress: (share: number) => void,
  /** Milliseconds without progress. */
  timeout: number,
) => Promise<Response>;

/** With XMLHttpRequest, because `fetch` reports no upload progress. */
export const upload: Upload = async (request, onProgress, timeout) => {
  const { method, url, headers, signal } = request;
  const body = await request.arrayBuffer();
  signal.throwIfAborted();

  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const over = new AbortController();
    const { signal: isOver } = over;
    let hasTimedOut = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => xhr.abort();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasTimedOut = true;
        abort();
      }, timeout);
    };
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const rejectWith = (error: () => Error) => end(() => reject(error()));

    signal.addEventListener('abort', abort, { signal: isOver });
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
      rejectWith(() => new DOMException('Given up.', hasTimedOut ? 'TimeoutError' : 'AbortError')),
    );
    xhr.open(method, url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    restartTimer();
    xhr.send(body);
  });
};

function toResponse(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('Content-Type');
  // A 204 `Response` must not have a body.
  return new Response(xhr.status === 204 ? null : xhr.responseText, {
    status: xhr.status,
    headers: type === null ? {} : { 'Content-Type': type },
  });
}
