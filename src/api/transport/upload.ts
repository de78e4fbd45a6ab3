/** Sends a request and tells how much of its body is through, from 0 to 1. Fails as `fetch` does. */
export type Upload = (
  request: Request,
  onProgress: (share: number) => void,
  /** Milliseconds without any progress until it is given up. */
  timeout: number,
) => Promise<Response>;

/** By XMLHttpRequest: `fetch` tells nothing of a body on its way. */
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
      rejectWith(() => new TypeError('The upload was lost.')),
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
  // A `Response` of this status refuses a body.
  return new Response(xhr.status === 204 ? null : xhr.responseText, {
    status: xhr.status,
    headers: type === null ? {} : { 'Content-Type': type },
  });
}
