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
    const call = new XMLHttpRequest();
    const over = new AbortController();
    const { signal: isOver } = over;
    let isLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => call.abort();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        giveUp();
      }, timeout);
    };
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const refuse = (error: () => Error) => end(() => reject(error()));

    signal.addEventListener('abort', giveUp, { signal: isOver });
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    });
    call.addEventListener(
      'load',
      end(() => resolve(toResponse(call))),
    );
    call.addEventListener(
      'error',
      refuse(() => new TypeError('The upload was lost.')),
    );
    call.addEventListener(
      'abort',
      refuse(() => new DOMException('Given up.', isLate ? 'TimeoutError' : 'AbortError')),
    );
    call.open(method, url);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    wait();
    call.send(body);
  });
};

function toResponse(call: XMLHttpRequest): Response {
  const type = call.getResponseHeader('Content-Type');
  // A `Response` of this status refuses a body.
  return new Response(call.status === 204 ? null : call.responseText, {
    status: call.status,
    headers: type === null ? {} : { 'Content-Type': type },
  });
}
