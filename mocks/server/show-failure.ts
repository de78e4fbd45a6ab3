import type { ServerResponse } from 'node:http';
import type { Operation } from '../engine/contract.ts';
import type { FailureKind } from '../worlds/failures.ts';
import { sendText } from './send.ts';

/** Plays a failure: the contract's example for a documented status, silence, a cut line, or half an answer. */
export function showFailure(
  operation: Operation,
  kind: FailureKind,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  if (kind === 'hang') return;
  if (kind === 'drop') {
    response.destroy();
    return;
  }
  if (kind === 'broken-json') {
    sendText(response, 200, '{"message":"cut o', 'application/json', headers);
    return;
  }
  const [type, media] = [...(operation.answers.get(kind)?.types ?? [])][0] ?? [];
  if (type === undefined) {
    response.writeHead(kind, headers).end();
    return;
  }
  const text =
    type === 'application/json' ? JSON.stringify(media?.example) : String(media?.example);
  sendText(response, kind, text, type, headers);
}
