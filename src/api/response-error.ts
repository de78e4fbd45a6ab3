import { ApiError, BusyError, UndocumentedResponseError } from './errors.ts';
import { type FailureTexts, readFailureTexts, translateFailureTexts } from './failure-texts.ts';
import { parseRetryAfter } from '../lib/retry-after.ts';
import type { NotFoundRule, OperationFields } from './runtime/define-operation.ts';
import type { ErrorResponse, OperationId } from './types.ts';

/** Returns the error of a response that is not 2xx. Loaded on the first one. */
export async function toResponseError(
  { id: operation, ...fields }: OperationFields,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  translate: (text: string) => Promise<string>,
): Promise<Error> {
  const retryAfter = headers.get('retry-after');
  if (status === 429 || (status === 503 && retryAfter !== null)) {
    return new BusyError(operation, status, parseRetryAfter(retryAfter), 'invalidates' in fields);
  }
  // Sent by a proxy, not by the backend.
  if (typeof body !== 'object' || body === null)
    return new UndocumentedResponseError(operation, status);
  const failure = { status, body } as ErrorResponse<OperationId>;
  const texts = readFailureTexts(failure);
  // The shop has its own texts for 401 and 5xx.
  const isShown = status !== 401 && status < 500;
  return new ApiError(
    operation,
    failure,
    isShown ? await translateFailureTexts(texts, translate) : texts,
    'notFound' in fields && matchesNotFoundRule(fields.notFound as NotFoundRule, status, texts),
  );
}

function matchesNotFoundRule(
  rule: NotFoundRule,
  status: number,
  { fields }: FailureTexts,
): boolean {
  return status === 404 || status === rule || rule in fields;
}
