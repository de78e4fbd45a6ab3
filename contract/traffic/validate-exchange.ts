import {
  findConformanceErrors,
  isSuccess,
  type ResponseError,
  responseError,
} from '../check/evaluate-response.ts';
import type { Contract, Operation } from '../engine/contract.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { parseResponseBody } from '../engine/parse-response-body.ts';
import { validateRequest } from '../engine/validate-request.ts';
import type { Violation } from '../engine/violation.ts';
import { createLocator } from '../findings/source-location.ts';
import { maskUrl, maskMessage } from '../lib/redact.ts';
import type { Exchange } from './exchange.ts';

export interface ExchangeError extends ResponseError {
  /** The side that violated the contract. */
  blame: 'request' | 'response';
  location?: string | undefined;
}

export interface ExchangeValidation {
  operation: Operation | undefined;
  errors: ExchangeError[];
  /** Whether the contract's rules for the body were applied. */
  isBodyValidated: boolean;
  body: unknown;
}

/** Validates a request without a response; `formTexts` are errors that require a 422. */
export async function validateExchangeRequest(
  contract: Contract,
  { method, pathWithQuery, request }: Pick<Exchange, 'method' | 'pathWithQuery' | 'request'>,
): Promise<{ operation: Operation | undefined; errors: ExchangeError[]; formTexts: string[] }> {
  const url = new URL(`http://backend${pathWithQuery}`);
  const found = contract.find(method === 'HEAD' ? 'get' : method.toLowerCase(), url.pathname);
  if (!found || 'allowed' in found) {
    const known = found ? `; it has ${found.allowed.join(', ').toUpperCase()} on this path` : '';
    const message = `The contract has no ${method} ${maskUrl(url.pathname)}${known}.`;
    const error = responseError('undocumented_operation', 'operation-unknown', message);
    return { operation: undefined, errors: toExchangeErrors('request', [error]), formTexts: [] };
  }
  const operation = found.target;
  const validation = await validateRequest(contract, operation, {
    pathParameters: found.pathParameters,
    query: url.searchParams,
    contentType: request.contentType,
    body: request.body ?? '',
  });
  // Without a recorded body, only path and query can be validated.
  const isRecorded = ({ where }: Violation) =>
    request.body !== undefined || (where !== 'body' && where !== 'media-type');
  return {
    operation,
    errors:
      validation.outcome === 'violation'
        ? toExchangeErrors(
            'request',
            validation.violations.filter(isRecorded).map(toRequestError),
            operation,
          )
        : [],
    formTexts:
      validation.outcome === 'form' && request.body !== undefined
        ? validation.errors.map(({ text }) => text)
        : [],
  };
}

/** Validates a request and its response (API-11, API-12). */
export async function validateExchange(
  contract: Contract,
  exchange: Exchange,
): Promise<ExchangeValidation> {
  const { operation, errors, formTexts } = await validateExchangeRequest(contract, exchange);
  const { status, contentType, headers, body: bytes, decodingError } = exchange.response;
  const unvalidated = { operation, errors, isBodyValidated: false, body: undefined };
  if (!operation) return unvalidated;
  // The first response with this body was validated.
  if (status === 304) return unvalidated;
  // The contract doesn't document how backends refuse invalid requests.
  if (errors.length > 0 && status >= 400 && status < 500) return unvalidated;
  const responseErrors: ResponseError[] = [];
  const hasSucceeded = isSuccess(status);
  if (status >= 500) {
    responseErrors.push(
      responseError('not_a_server_error', 'server-error', `the backend failed with ${status}.`),
    );
  }
  const needsToken = operation.access === 'customer' && !operation.acceptsGuests;
  if (hasSucceeded && needsToken && exchange.request.hasToken === false) {
    responseErrors.push(
      responseError('ignored_auth', 'auth-ignored', `returned ${status} without a token.`),
    );
  }
  if (hasSucceeded && formTexts.length > 0) {
    const message = `returned ${status} despite validation errors: ${formTexts.join(' ')}`;
    responseErrors.push(responseError('negative_data_rejection', 'bad-data-accepted', message));
  }
  const hasNoBody = bytes === undefined || exchange.method === 'HEAD';
  const parsed = parseResponseBody(contentType, bytes ?? Buffer.alloc(0), decodingError);
  responseErrors.push(
    ...findConformanceErrors(operation, { status, contentType, headers }, parsed).filter(
      ({ check }) => !hasNoBody || check !== 'response_schema_conformance',
    ),
  );
  return {
    operation,
    errors: [...errors, ...toExchangeErrors('response', responseErrors, operation)],
    isBodyValidated: !hasNoBody,
    body: parsed.body,
  };
}

function toExchangeErrors(
  blame: ExchangeError['blame'],
  errors: readonly ResponseError[],
  operation?: Pick<Operation, 'path' | 'method'>,
): ExchangeError[] {
  // The items of a list violate the same rules.
  const locate = createLocator();
  return errors.map((error) => {
    const contract = error.contract ?? (operation && operationPointer(operation));
    return {
      ...error,
      message: maskMessage(error.message, error.pointer),
      contract,
      location: contract === undefined ? undefined : locate(contract),
      blame,
    };
  });
}

/** The codes differ from those of responses, because the fixes do. */
function toRequestError({ where, rule, pointer, message, contract }: Violation): ResponseError {
  const code =
    where === 'media-type'
      ? 'request-media-type'
      : where === 'body'
        ? rule === 'malformed'
          ? 'request-unreadable'
          : 'request-body'
        : rule === 'additionalProperties'
          ? 'request-parameter-unknown'
          : 'request-parameter';
  return {
    check: 'request_conformance',
    code,
    pointer: `/${where}${pointer}`,
    message,
    contract,
  };
}
