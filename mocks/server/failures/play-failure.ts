import type { ServerResponse } from 'node:http';
import type { Operation } from '../../../contract/engine/contract.ts';
import type { Failure } from '../../worlds/failures.ts';
import { sendText } from '../http/send-response.ts';

/** Sends a documented example or half a response, drops the connection, or never responds. */
export function playFailure(
  operation: Operation,
  { status = 500, example }: Failure,
  response: ServerResponse,
): void {
  if (status === 'hang') return;
  if (status === 'drop') {
    response.destroy();
    return;
  }
  if (status === 'broken-json') {
    sendText(response, 200, '{"message":"cut o', 'application/json');
    return;
  }
  if (status === 'cut') {
    const successStatus = [...operation.responses.keys()].find((code) => code < 300) ?? 200;
    sendPartialBody(response, successStatus, exampleOf(operation, successStatus, undefined));
    return;
  }
  const content = exampleOf(operation, status, example);
  if (content === undefined) response.writeHead(status).end();
  else sendText(response, status, content.text, content.type);
}

interface ExampleContent {
  type: string;
  text: string;
}

/** Announces a complete body and disconnects in the middle. */
function sendPartialBody(
  response: ServerResponse,
  status: number,
  content: ExampleContent | undefined,
): void {
  const { type, text } = content ?? { type: 'application/json', text: '{"message":"cut"}' };
  const body = Buffer.from(text);
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

function exampleOf(
  operation: Operation,
  status: number,
  name: string | undefined,
): ExampleContent | undefined {
  const medias = [...(operation.responses.get(status)?.types ?? [])];
  const named = medias.find(([, { examples }]) => name !== undefined && examples.has(name));
  const [type, media] = named ?? medias[0] ?? [];
  if (type === undefined) return undefined;
  const value = named && name !== undefined ? media?.examples.get(name) : media?.example;
  return { type, text: type === 'application/json' ? JSON.stringify(value) : String(value) };
}
