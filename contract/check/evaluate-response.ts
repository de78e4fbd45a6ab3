import type { Operation } from '../engine/contract.ts';
import { validateResponse } from '../engine/validate-response.ts';
import type { CheckName } from '../findings/finding.ts';
import { maskMessage, maskText } from '../lib/redact.ts';
import type { Attempt } from './attempts.ts';
import type { Reply } from './target.ts';

/** What is wrong with one answer, before it is told where it came from. */
export interface ResponseError {
  check: CheckName;
  code: string;
  pointer: string;
  message: string;
  /** JSON pointer into the bundled contract; undefined for the operation as a whole. */
  contract: string | undefined;
}

/** An answer read and judged. */
export interface Judged {
  faults: ResponseError[];
  status: number | undefined;
  /** Parsed, where it could be. */
  body: unknown;
}

/** Judges what came back of an attempt by the contract and by what the attempt was to prove. */
export function evaluateResponse(
  operation: Operation,
  attempt: Attempt,
  reply: Reply,
  mayCrash: boolean,
): Judged {
  if (reply.outcome === 'lost') {
    const [check, code]: [CheckName, string] =
      reply.reason === 'timeout'
        ? ['max_response_time', 'answer-timeout']
        : reply.reason === 'cut'
          ? ['response_body_readable', 'body-cut']
          : ['connection', 'no-connection'];
    return {
      faults: [fault(check, code, reply.message)],
      status: undefined,
      body: undefined,
    };
  }
  const { status, headers, text } = reply;
  const contentType = headers.get('content-type') ?? undefined;
  const faults: ResponseError[] = [];
  // A known weakness is one of wrong requests: nothing excuses a good one's failing.
  if (status >= 500 && !(mayCrash && attempt.expects === 'refused')) {
    faults.push(
      fault('not_a_server_error', 'server-error', `the backend broke down: ${excerpt(text)}`),
    );
  }
  // Whatever guards the contract in front of a backend refuses in its own words.
  if (headers.get('x-contract-violation') === 'request' && attempt.expects === 'refused') {
    return { faults, status, body: undefined };
  }
  const { body, problem } = readAnswer(contentType, text);
  if (problem !== undefined) {
    faults.push(fault('response_body_readable', 'body-unreadable', problem));
  } else {
    faults.push(...conformanceFaults(operation, { status, contentType, body }));
  }
  faults.push(...expectationFaults(attempt, status));
  return { faults, status, body };
}

/** A fault of the whole answer. */
export function fault(check: CheckName, code: string, message: string): ResponseError {
  return { check, code, pointer: '', message, contract: undefined };
}

/** Every way in which an answer is not what the contract describes. */
export function conformanceFaults(
  operation: Operation,
  answer: { status: number; contentType: string | undefined; body: unknown },
): ResponseError[] {
  return validateResponse(operation, answer).map(
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

function expectationFaults({ expects, token, name }: Attempt, status: number): ResponseError[] {
  const isGood = status >= 200 && status < 300;
  if (expects === 'unauthorised' && status !== 401) {
    const what = {
      none: 'without a token',
      own: 'with the token of a customer',
      broken: 'with a token that nobody issued',
      second: 'with a token that was revoked',
    }[token];
    return isGood || status < 400
      ? [fault('ignored_auth', 'auth-ignored', `answered ${status} ${what}; 401 is due`)]
      : [
          fault(
            'ignored_auth',
            'auth-order',
            `answered ${status} ${what} before it asked who is there; 401 is due`,
          ),
        ];
  }
  if (expects === 'refused' && isGood) {
    return [
      fault(
        'negative_data_rejection',
        'bad-data-accepted',
        `answered ${status} although the request was wrong: ${name}`,
      ),
    ];
  }
  return [];
}

/** Parses what calls itself JSON, and what the contract expects to be. */
export function readAnswer(
  contentType: string | undefined,
  text: string,
): { body: unknown; problem?: string } {
  if (text === '') return { body: undefined };
  const type = contentType?.split(';', 1)[0]?.trim() ?? '';
  if (!type.endsWith('json')) return { body: text };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { body: undefined, problem: `the body is no JSON (${cause}): ${excerpt(text)}` };
  }
}

function excerpt(text: string): string {
  const line = maskText(text.replaceAll(/\s+/g, ' ').trim());
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
