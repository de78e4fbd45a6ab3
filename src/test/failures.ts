import { onTestFinished, vi } from 'vitest';

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

interface Failure {
  respond: () => Response;
  /** What the shop shows. */
  text: RegExp;
}

const UNREADABLE = /Something went wrong while loading this/;

/**
 * How a request can fail (SAFE-02), also in ways that the contract does not document. Neighbours
 * have different texts.
 */
const FAILURES = {
  'a 403': {
    respond: () => respond(403, { message: 'This action is unauthorized.' }),
    text: /This action is unauthorized|Something went wrong while loading/,
  },
  'a time-out': {
    respond() {
      throw new DOMException('The deadline has passed.', 'TimeoutError');
    },
    text: /That took too long/,
  },
  'a 404': {
    respond: () => respond(404, { message: 'It is not here.' }),
    text: /It is not here|Page not found|Something went wrong while loading/,
  },
  'no network': {
    respond() {
      throw new TypeError('Failed to fetch');
    },
    text: /You’re offline\./,
  },
  'a 422': {
    respond: () => respond(422, { message: 'The given data was invalid.', errors: {} }),
    text: /The given data was invalid|Page not found|Something went wrong while loading/,
  },
  'a 429': {
    respond: () => respond(429, { message: 'Too Many Attempts.' }, { 'retry-after': '60' }),
    text: /We’re very busy right now/,
  },
  'broken JSON': {
    respond: () =>
      new Response('{"message":"cut o', { headers: { 'content-type': 'application/json' } }),
    text: UNREADABLE,
  },
  'a 500': {
    respond: () => respond(500, { message: 'Server Error' }),
    text: /Something went wrong on our side/,
  },
  'a contract violation': {
    respond: () => respond(200, []),
    text: UNREADABLE,
  },
  // Ends the session, so it comes last.
  'a 401': {
    respond: () => respond(401, { message: 'Unauthenticated.' }),
    text: /Please login first/,
  },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

export const textOf = (failure: FailureName): RegExp => FAILURES[failure].text;

export const FAILURE_NAMES = Object.keys(FAILURES) as FailureName[];

/** An operation, as generated from the contract. */
export interface Operation {
  id: string;
  path: string;
}

/** A backend that responds as usual until the test makes one of its operations fail. */
export function createFailingBackend() {
  let failing: { path: RegExp; failure: FailureName } | undefined;
  let sent: string[] = [];
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onLine.mockRestore());

  return {
    /** For `openApp`. */
    before: async (path: string): Promise<Response | undefined> => {
      const [pathname = ''] = path.split('?', 1);
      sent.push(pathname);
      return failing?.path.test(pathname) ? FAILURES[failing.failure].respond() : undefined;
    },
    /** Fails the requests of an operation. */
    fail(operation: Operation, failure: FailureName): void {
      failing = { path: pathPattern(operation), failure };
      sent = [];
      onLine.mockReturnValue(failure !== 'no network');
    },
    /** Whether the operation was requested since the last `fail`. */
    hasReceived: (operation: Operation): boolean =>
      sent.some((path) => pathPattern(operation).test(path)),
  };
}

const pathPattern = ({ path }: Operation) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
