import type { Operation } from '../engine/contract.ts';
import { type ParsedBody, parseResponseBody } from '../engine/parse-response-body.ts';
import { validateResponse, type WireResponse } from '../engine/validate-response.ts';
import type { CheckName } from '../findings/finding.ts';
import { excerpt, maskMessage } from '../lib/redact.ts';
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
  const { status, headers, bytes, decodingError } = outcome;
  const contentType = headers.get('content-type') ?? undefined;
  const errors: ResponseError[] = [];
  // A known crash excuses a 500 for invalid requests only.
  if (status >= 500 && !(mayCrash && attempt.expects === 'rejected')) {
    errors.push(
      responseError(
        'not_a_server_error',
        'server-error',
        `the backend failed: ${excerpt(bytes.toString())}`,
      ),
    );
  }
  // A validating proxy returns its own error bodies.
  if (headers.get('x-contract-violation') === 'request' && attempt.expects === 'rejected') {
    return { errors, status, body: undefined };
  }
  const parsed = parseResponseBody(contentType, bytes, decodingError);
  errors.push(
    ...findConformanceErrors(operation, { status, contentType, headers }, parsed),
    ...findExpectationErrors(attempt, status),
  );
  return { errors, status, body: parsed.body };
}

export function isSuccess(status = 0): boolean {
  return status >= 200 && status < 300;
}

export function responseError(check: CheckName, code: string, message: string): ResponseError {
  return { check, code, pointer: '', message, contract: undefined };
}

/** Validates status, headers, bytes and body. */
export function findConformanceErrors(
  operation: Operation,
  head: Omit<WireResponse, 'body'>,
  { body, isReadable, problems }: ParsedBody,
): ResponseError[] {
  const errors = problems.map((problem): ResponseError => ({
    ...problem,
    check: 'response_body_readable',
    message: maskMessage(problem.message, problem.pointer),
    contract: undefined,
  }));
  const found = validateResponse(operation, { ...head, body });
  // An unreadable body is one error, whatever its schema says.
  const violations = isReadable ? found : found.filter(({ where }) => where !== 'body');
  const conformance = violations.map(
    ({ where, rule, code, pointer, message, contract }): ResponseError => ({
      check:
        where === 'header'
          ? 'response_headers_conformance'
          : where === 'status'
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
  return [...errors, ...conformance];
}

function findExpectationErrors(attempt: Attempt, status: number): ResponseError[] {
  const { expects, token, name, unvalidatedField } = attempt;
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
  if (expects === 'rejected' && isSuccess(status) && unvalidatedField === undefined) {
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
