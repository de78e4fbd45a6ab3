import { type FailureTexts, readFailureTexts } from './failure-texts.ts';
import type { ErrorResponse, OperationId } from './types.ts';

/**
 * The server answered with a documented failure. Narrow `failure` by its status:
 * `if (error.failure.status === 422) error.failure.body.errors`.
 */
export class ApiError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError';
  readonly operation: Id;
  readonly failure: ErrorResponse<Id>;
  /** What of it is shown, in the shopper's language. */
  readonly texts: FailureTexts;
  /** The thing that the call named does not exist, by the operation's `x-not-found`. */
  readonly isNotFound: boolean;

  constructor(
    operation: Id,
    failure: ErrorResponse<Id>,
    texts = readFailureTexts(failure),
    isUnknown = false,
  ) {
    super(`Failed to ${operation}: the server answered ${describe(failure)}.`);
    this.operation = operation;
    this.failure = failure;
    this.texts = texts;
    this.isNotFound = isUnknown;
  }
}

/** No answer came: the network is away, the server can't be reached, or it took too long. */
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

/** An answer came that the contract doesn't know: a broken body, a proxy's page, a foreign status. */
export class UndocumentedResponseError extends Error {
  override readonly name = 'UndocumentedResponseError';
  readonly operation: OperationId;
  readonly status: number;

  constructor(operation: OperationId, status: number, cause?: unknown) {
    super(
      `Failed to ${operation}: the answer with status ${status} is not what the contract says.`,
      {
        cause,
      },
    );
    this.operation = operation;
    this.status = status;
  }
}

/** The call was given up because nobody waits for it any more. Never shown. */
export class AbortedRequestError extends Error {
  override readonly name = 'AbortedRequestError';
}

/** What a call can throw, for one operation. */
export type RequestError<Id extends OperationId = OperationId> =
  ApiError<Id> | NetworkError | UndocumentedResponseError;

/** The HTTP status of a failure, or undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return (error.failure as { status: number }).status;
  return error instanceof UndocumentedResponseError ? error.status : undefined;
}

/** Whether a call failed because the thing that it named does not exist (PROD-08). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.isNotFound;
}

function describe(failure: unknown): string {
  const { status, body } = failure as { status: number; body?: { message?: string } };
  return body?.message ? `${status} "${body.message}"` : String(status);
}
