import type { Operation } from './contract.ts';
import { fromAjvError, type Violation, violation } from './violation.ts';

export interface WireResponse {
  status: number;
  contentType: string | undefined;
  /** Parsed JSON, or text. */
  body: unknown;
}

export function validateResponse(operation: Operation, response: WireResponse): Violation[] {
  const documented = operation.responses.get(response.status);
  if (!documented) {
    const known = [...operation.responses.keys()].join(', ');
    const message = `${operation.id} has no answer ${response.status}; the contract has ${known}.`;
    return [violation('status', 'undocumented', message)];
  }
  if (documented.types.size === 0) {
    return response.body === undefined
      ? []
      : [violation('body', 'unexpected', `${operation.id} ${response.status} must have no body.`)];
  }
  const type = response.contentType?.split(';', 1)[0]?.trim();
  const media = type === undefined ? undefined : documented.types.get(type);
  if (!media) {
    const known = [...documented.types.keys()].join(', ');
    const message = `${operation.id} ${response.status} is ${type ?? 'untyped'}; the contract has ${known}.`;
    return [violation('media-type', 'undocumented', message)];
  }
  if (!media.validate || media.validate(response.body)) return [];
  return (media.validate.errors ?? []).map((error) => fromAjvError('body', error));
}
