import { isOffline } from '../lib/offline.ts';
import type { FailureTexts } from './failure-texts.ts';
import type { ErrorResponse, OperationId } from './types.ts';

/**
 * A documented error response. Narrow `failure` by its status: `if (error.failure.status === 422)
 * error.failure.body.errors`.
 */
export class ApiError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError';
  readonly operation: Id;
  readonly failure: ErrorResponse<Id>;
  /** In the shopper's language. */
  readonly texts: FailureTexts;
  /** By the operation's `x-not-found`. */
  readonly isNotFound: boolean;

  constructor(
    operation: Id,
    failure: ErrorResponse<Id>,
    texts: FailureTexts,
    isNotFoundFailure: boolean,
  ) {
    const { status } = failure as { status: number };
    super(`Failed to ${operation}: the server responded with ${status} "${texts.message ?? ''}".`);
    this.operation = operation;
    this.failure = failure;
    this.texts = texts;
    this.isNotFound = isNotFoundFailure;
  }
}

/** No response arrived. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly operation: OperationId;
  readonly reason: 'offline' | 'timeout' | 'unreachable';

  constructor(operation: OperationId, reason: NetworkError['reason'], cause: unknown) {
    super(`Failed to ${operation}: ${reason}.`, { cause });
    this.operation = operation;
    this.reason = reason;
  }
}

/** A response outside the contract, such as a broken body or a proxy's page. */
export class UndocumentedResponseError extends Error {
  override readonly name = 'UndocumentedResponseError';
  readonly operation: OperationId;
  readonly status: number;

  constructor(operation: OperationId, status: number, cause?: unknown) {
    super(
      `Failed to ${operation}: the response with status ${status} is not what the contract says.`,
      {
        cause,
      },
    );
    this.operation = operation;
    this.status = status;
  }
}

/** The backend refused the request for now: a 429, or a 503 with Retry-After. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly operation: OperationId;
  readonly status: number;
  /** Seconds since the response. */
  readonly retryAfterS: number;
  /** Milliseconds since 1970. */
  readonly retryAtMs: number;
  /** Unlike reads, writes are not sent again by themselves. */
  readonly isWrite: boolean;

  constructor(operation: OperationId, status: number, retryAfterS: number, isWrite: boolean) {
    super(`Failed to ${operation}: the server is busy (${status}).`);
    this.operation = operation;
    this.status = status;
    this.retryAfterS = retryAfterS;
    this.retryAtMs = Date.now() + retryAfterS * 1000;
    this.isWrite = isWrite;
  }
}

/** The request was aborted. Never shown. */
export class AbortedRequestError extends Error {
  override readonly name = 'AbortedRequestError';
}

export type RequestError<Id extends OperationId = OperationId> =
  | ApiError<Id>
  | BusyError
  | NetworkError
  | UndocumentedResponseError;

/** Thrown by decoders for a 200 that means another status. */
export class MisreportedStatusError extends Error {
  override readonly name = 'MisreportedStatusError';
  readonly status: number;

  constructor(status: number) {
    super();
    this.status = status;
  }
}

/** Returns the HTTP status, or undefined when no response arrived. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return (error.failure as { status: number }).status;
  return error instanceof UndocumentedResponseError || error instanceof BusyError
    ? error.status
    : undefined;
}

/** Whether the requested resource does not exist (PROD-08). */
export function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError && error.isNotFound) || isGone(error);
}

/** Whether the requested resource existed once. The contract documents no 410. */
export function isGone(error: unknown): boolean {
  return statusOf(error) === 410;
}

/** Returns the error of a request without a response, by what caused the failure. */
export function toNetworkError(
  operation: OperationId,
  cause: unknown,
  signal: AbortSignal | undefined,
): AbortedRequestError | NetworkError {
  if (signal?.aborted) return new AbortedRequestError(`Aborted ${operation}.`, { cause });
  if (isTimeout(cause)) return new NetworkError(operation, 'timeout', cause);
  return new NetworkError(operation, isOffline() ? 'offline' : 'unreachable', cause);
}

function isTimeout(cause: unknown): boolean {
  // By name: jsdom's DOMException is another class than the one that timers throw.
  return (
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError'
  );
}
