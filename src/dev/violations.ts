export interface RecordedViolation {
  readonly id: number;
  readonly call: string;
  readonly status: number | undefined;
  readonly blame: string;
  readonly message: string;
  readonly pointer?: string;
  readonly code?: string;
  readonly check?: string;
}

const MAX_VIOLATIONS = 50;
const listeners = new Set<() => void>();
let violations: readonly RecordedViolation[] = [];
let lastId = 0;

export function getViolations(): readonly RecordedViolation[] {
  return violations;
}

/** Returns the function that unsubscribes. */
export function onViolation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records each response with an `x-contract-violation` header. Call it before the app starts. */
export function watchViolations(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Read before sending, because sending consumes the request.
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
