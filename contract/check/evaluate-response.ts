import type { Operation } from '../engine/contract.ts';
import { validateResponse } from '../engine/validate-response.ts';
import type { CheckName } from '../findings/finding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { maskMessage, maskText } from '../lib/redact.ts';
import type { Attempt } from './attempts.ts';
import type { RequestOutcome } from './target.ts';

export interface ResponseError {
  check: CheckName;
  code: string;
  pointer: string;
  message: string;
  contract: string | undefined;
}

export interface ResponseEvaluation {
  errors: ResponseError[];
  status: number | undefined;
  body: unknown;
}

const FAILURES = {
  timeout: ['max_response_time', 'response-timeout'],
  truncated: ['response_body_readable', 'body-truncated'],
  unreachable: ['connection', 'no-connection'],
} as const;

/**
 * Validates the response to an attempt.
 *
 * @param mayCrash the backend is known to return 500 for invalid requests of this operation.
 */
export function evaluateResponse(
  operation: Operation,
  attempt: Attempt,
  outcome: RequestOutcome,
  mayCrash: boolean,
): ResponseEvaluation {
  if (outcome.kind === 'failure') {
    const [check, code] = FAILURES[outcome.reason];
    const error = responseError(check, code, outcome.message);
    return { errors: [error], status: undefined, body: undefined };
  }
  const { status, headers, text } = outcome;
  const contentType = headers.get('content-type') ?? undefined;
  const errors: ResponseError[] = [];
  // A known crash excuses a 500 for invalid requests only.
  if (status >= 500 && !(mayCrash && attempt.expects === 'rejected')) {
    errors.push(
      responseError('not_a_server_error', 'server-error', `the backend failed: ${excerpt(text)}`),
    );
  }
  // A validating proxy returns its own error bodies.
  if (headers.get('x-contract-violation') === 'request' && attempt.expects === 'rejected') {
    return { errors, status, body: undefined };
  }
  const { body, problem } = parseResponseBody(contentType, text);
  if (problem !== undefined) {
    errors.push(responseError('response_body_readable', 'body-unreadable', problem));
  } else {
    errors.push(...findConformanceErrors(operation, { status, contentType, body }));
  }
  errors.push(...findExpectationErrors(attempt, status));
  return { errors, status, body };
}

export function responseError(check: CheckName, code: string, message: string): ResponseError {
  return { check, code, pointer: '', message, contract: undefined };
}

export function findConformanceErrors(
  operation: Operation,
  response: { status: number; contentType: string | undefined; body: unknown },
): ResponseError[] {
  return validateResponse(operation, response).map(
    ({ where, rule, code, pointer, message, contract }) => ({
      check:
        where === 'status'
          ? 'status_code_conformance'
          : where === 'media-type'
            ? 'content_type_conformance'
            : rule === 'additionalProperties' || rule === 'unevaluatedProperties'
              ? 'undeclared_fields'
              : 'response_schema_conformance',
      code,
      pointer,
      message: maskMessage(message, pointer),
      contract,
    }),
  );
}

function findExpectationErrors(attempt: Attempt, status: number): ResponseError[] {
  const { expects, token, name, unvalidatedField } = attempt;
  const isSuccess = status >= 200 && status < 300;
  if (expects === 'unauthorised' && status !== 401) {
    const tokenDescription = {
      none: 'without a token',
      own: 'with a customer token',
      broken: 'with an unknown token',
      second: 'with a revoked token',
    }[token];
    return status < 400
      ? [
          responseError(
            'ignored_auth',
            'auth-ignored',
            `returned ${status} ${tokenDescription} instead of 401`,
          ),
        ]
      : [
          responseError(
            'ignored_auth',
            'auth-order',
            `returned ${status} ${tokenDescription} instead of 401: another check ran before authentication`,
          ),
        ];
  }
  if (expects === 'rejected' && isSuccess && unvalidatedField === undefined) {
    return [
      responseError(
        'negative_data_rejection',
        'bad-data-accepted',
        `returned ${status} for an invalid request: ${name}`,
      ),
    ];
  }
  return [];
}

/** Parses the body if its Content-Type is JSON; otherwise returns the text. */
export function parseResponseBody(
  contentType: string | undefined,
  text: string,
): { body: unknown; problem?: string } {
  if (text === '') return { body: undefined };
  const type = contentType?.split(';', 1)[0]?.trim() ?? '';
  if (!type.endsWith('json')) return { body: text };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    const cause = errorMessage(error);
    return { body: undefined, problem: `the body is not valid JSON (${cause}): ${excerpt(text)}` };
  }
}

function excerpt(text: string): string {
  const line = maskText(text.replaceAll(/\s+/g, ' ').trim());
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
