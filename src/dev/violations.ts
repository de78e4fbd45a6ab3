/** An answer that broke the contract, or a request that did. */
export interface RecordedViolation {
  readonly id: number;
  /** Such as `POST /api/cart/store` */
  readonly call: string;
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** Which side broke the contract. */
  readonly blame: string;
  /** What the mock or the proxy says of it, with the value seen. */
  readonly message: string;
  /** JSON pointer to the field, where one is wrong. */
  readonly pointer?: string;
  /** Code of the broken rule, that the development server explains. */
  readonly code?: string;
  /** Name of the check that found it. */
  readonly check?: string;
}

const MAX_VIOLATIONS = 50;
const listeners = new Set<() => void>();
let violations: readonly RecordedViolation[] = [];
let lastId = 0;

/** The last violations, newest first. */
export function getViolations(): readonly RecordedViolation[] {
  return violations;
}

/** Calls back when there is another one. Returns how to stop that. */
export function onViolation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has every call of the page looked at for the header `x-contract-violation`. Wants to come before the app. */
export function watchViolations(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // A request can be read once only, and sending reads it.
    const call = requestName(input, init);
    const response = await send(input, init);
    const blame = response.headers.get('x-contract-violation');
    if (blame !== null) {
      const text = await response.clone().text();
      recordViolation({ call, status: response.status, blame, message: parseMessage(text) });
    }
    return response;
  };
}

/** Takes in another one. */
export function recordViolation(violation: Omit<RecordedViolation, 'id'>): void {
  lastId += 1;
  violations = [{ id: lastId, ...violation }, ...violations].slice(0, MAX_VIOLATIONS);
  for (const listener of listeners) listener();
}

function requestName(input: RequestInfo | URL, init: RequestInit | undefined): string {
  if (input instanceof Request) return `${input.method} ${new URL(input.url).pathname}`;
  const address = typeof input === 'string' ? new URL(input, location.origin) : input;
  return `${init?.method ?? 'GET'} ${address.pathname}`;
}

function parseMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}
