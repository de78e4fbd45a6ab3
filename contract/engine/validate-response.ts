import type { Operation } from './contract.ts';
import { fromAjv, type Violation, violation } from './violation.ts';

/** An answer before it is written to the wire. */
export interface WireResponse {
  status: number;
  /** Media type, parameters allowed; undefined when there is no body. */
  contentType: string | undefined;
  /** Parsed JSON, text, or undefined when there is none. */
  body: unknown;
}

/** Every way in which an answer breaks what the contract says of the operation (API-05). */
export function validateResponse(operation: Operation, answer: WireResponse): Violation[] {
  const documented = operation.answers.get(answer.status);
  if (!documented) {
    const known = [...operation.answers.keys()].join(', ');
    const message = `${operation.id} has no answer ${answer.status}; the contract has ${known}.`;
    return [violation('status', 'undocumented', message)];
  }
  if (documented.types.size === 0) {
    return answer.body === undefined
      ? []
      : [violation('body', 'unexpected', `${operation.id} ${answer.status} must have no body.`)];
  }
  const type = answer.contentType?.split(';', 1)[0]?.trim();
  const media = type === undefined ? undefined : documented.types.get(type);
  if (!media) {
    const known = [...documented.types.keys()].join(', ');
    const message = `${operation.id} ${answer.status} is ${type ?? 'untyped'}; the contract has ${known}.`;
    return [violation('media-type', 'undocumented', message)];
  }
  if (!media.validate || media.validate(answer.body)) return [];
  return (media.validate.errors ?? []).map((error) => fromAjv('body', error));
}
