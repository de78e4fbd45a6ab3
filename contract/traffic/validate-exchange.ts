import type { Contract, Operation } from '../engine/contract.ts';
import { validateRequest } from '../engine/validate-request.ts';
import type { Violation } from '../engine/violation.ts';
import {
  conformanceFaults,
  type ResponseError,
  fault,
  readAnswer,
} from '../check/evaluate-response.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { maskAddress, maskMessage } from '../lib/redact.ts';
import type { Exchange } from './exchange.ts';

/** Something wrong in an exchange that passed. */
export interface TrafficFault extends ResponseError {
  /** Which half broke the contract: the storefront's request or the backend's response. */
  blame: 'request' | 'response';
  /** File and line of the rule in the contract; undefined where it has none. */
  place?: string | undefined;
}

/** What the contract says of an exchange. */
export interface ExchangeResult {
  /** Undefined where the contract has no such operation. */
  operation: Operation | undefined;
  faults: TrafficFault[];
  /** The answer's body, parsed where it could be. */
  body: unknown;
}

/** Judges a request by the contract before anybody has answered it. */
export async function judgeRequest(
  contract: Contract,
  { method, address, request }: Pick<Exchange, 'method' | 'address' | 'request'>,
): Promise<{ operation: Operation | undefined; faults: TrafficFault[]; formTexts: string[] }> {
  const url = new URL(`http://backend${address}`);
  const found = contract.find(method === 'HEAD' ? 'get' : method.toLowerCase(), url.pathname);
  if (!found || 'allowed' in found) {
    const known = found ? `; it has ${found.allowed.join(', ').toUpperCase()} there` : '';
    const message = `The contract has no ${method} ${maskAddress(url.pathname)}${known}.`;
    return {
      operation: undefined,
      faults: [blamed('request', fault('undocumented_operation', 'operation-unknown', message))],
      formTexts: [],
    };
  }
  const operation = found.target;
  const read = await validateRequest(contract, operation, {
    parts: found.parts,
    query: url.searchParams,
    contentType: request.contentType,
    body: request.body ?? '',
  });
  // What nobody kept cannot be judged; the address can.
  const isKept = ({ where }: Violation) =>
    request.body !== undefined || (where !== 'body' && where !== 'media-type');
  return {
    operation,
    faults:
      read.outcome === 'violation'
        ? read.violations.filter(isKept).map((one) => blamed('request', ofRequest(one), operation))
        : [],
    formTexts:
      read.outcome === 'form' && request.body !== undefined
        ? read.faults.map(({ text }) => text)
        : [],
  };
}

/** Judges both halves of an exchange, by the engine that the mock and the checker use (API-11, API-12). */
export async function validateExchange(
  contract: Contract,
  exchange: Exchange,
): Promise<ExchangeResult> {
  const { operation, faults, formTexts } = await judgeRequest(contract, exchange);
  const { status, contentType, body: bytes } = exchange.answer;
  if (!operation) return { operation, faults, body: undefined };
  // Not changed since: the body that was judged before is meant.
  if (status === 304) return { operation, faults, body: undefined };
  // Whoever sees a faulty request refuses it in words of their own.
  if (faults.length > 0 && status >= 400 && status < 500) {
    return { operation, faults, body: undefined };
  }
  const told: ResponseError[] = [];
  const isGood = status >= 200 && status < 300;
  const text = bytes?.toString();
  if (status >= 500) {
    told.push(
      fault('not_a_server_error', 'server-error', `the backend broke down with ${status}.`),
    );
  }
  if (isGood && operation.access === 'customer' && exchange.request.hasToken === false) {
    told.push(fault('ignored_auth', 'auth-ignored', `answered ${status} without a token.`));
  }
  if (isGood && formTexts.length > 0) {
    const message = `answered ${status}, although: ${formTexts.join(' ')}`;
    told.push(fault('negative_data_rejection', 'bad-data-accepted', message));
  }
  const read: ReturnType<typeof readAnswer> =
    text === undefined ? { body: undefined } : readAnswer(contentType, text);
  if (read.problem !== undefined) {
    told.push(fault('response_body_readable', 'body-unreadable', read.problem));
  } else {
    const answer = { status, contentType, body: read.body };
    const isBodyless = text === undefined || exchange.method === 'HEAD';
    told.push(
      ...conformanceFaults(operation, answer).filter(
        ({ check }) => !isBodyless || check !== 'response_schema_conformance',
      ),
    );
  }
  return {
    operation,
    faults: [...faults, ...told.map((one) => blamed('response', one, operation))],
    body: read.body,
  };
}

function blamed(
  blame: TrafficFault['blame'],
  found: ResponseError,
  operation?: Pick<Operation, 'path' | 'method'>,
): TrafficFault {
  const contract = found.contract ?? (operation && operationPointer(operation));
  return {
    ...found,
    message: maskMessage(found.message, found.pointer),
    contract,
    place: contract === undefined ? undefined : sourceLocation(contract),
    blame,
  };
}

/** A request's violation under the code of a request: what to do about it is another than with answers. */
function ofRequest({ where, rule, pointer, message, contract }: Violation): ResponseError {
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
