import { type ReceivedHeaders, validateHeaders } from './compile-headers.ts';
import type { CompiledResponse, Operation } from './contract.ts';
import { fromAjvError, type Violation, violation } from './violation.ts';

export interface WireResponse {
  status: number;
  contentType: string | undefined;
  /** Undefined if unknown: browsers hide headers from other origins. */
  headers?: ReceivedHeaders | undefined;
  /** Parsed JSON, or text. */
  body: unknown;
}

export function validateResponse(operation: Operation, response: WireResponse): Violation[] {
  const documented = operation.responses.get(response.status);
  if (!documented) {
    const known = [...operation.responses.keys()].join(', ');
    const message = `${operation.id} has no response ${response.status}; the contract has ${known}.`;
    return [violation('status', 'undocumented', message)];
  }
  const headers = response.headers ? validateHeaders(documented.headers, response.headers) : [];
  return [...headers, ...validateBody(operation, documented, response)];
}

function validateBody(
  operation: Operation,
  { types }: CompiledResponse,
  { status, contentType, body }: WireResponse,
): Violation[] {
  if (types.size === 0) {
    return body === undefined
      ? []
      : [violation('body', 'unexpected', `${operation.id} ${status} must have no body.`)];
  }
  const type = contentType?.split(';', 1)[0]?.trim();
  const media = type === undefined ? undefined : types.get(type);
  if (!media) {
    const known = [...types.keys()].join(', ');
    const message = `${operation.id} ${status} is ${type ?? 'untyped'}; the contract has ${known}.`;
    return [violation('media-type', 'undocumented', message)];
  }
  if (!media.validate || media.validate(body)) return [];
  return (media.validate.errors ?? []).map((error) => fromAjvError('body', error));
}
