import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Registry, WORLD_NAME } from '../worlds/registry.ts';
import { type GooglePerson, issueGoogleCode } from '../worlds/social.ts';
import { readBody } from './read-body.ts';
import { sendJson } from './send.ts';

/**
 * `POST /__mock/worlds/{id}/google-codes` with `{ name, email }`: what Google's dialog would hand over once that person has
 * agreed, as `{ code }`. A code is good for one sign-in.
 *
 * @returns false when the path is another
 */
export async function giveGoogleCode(
  registry: Registry,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const id = /^\/__mock\/worlds\/([^/]+)\/google-codes$/.exec(path)?.[1];
  if (id === undefined || !WORLD_NAME.test(id)) return false;
  if (request.method !== 'POST') {
    sendJson(response, 405, { message: 'Use POST.' }, { allow: 'POST' });
    return true;
  }
  const text = String(await readBody(request));
  const person = readPerson(text);
  if (person) {
    sendJson(response, 200, { code: issueGoogleCode(registry.get(id).world, person) });
  } else {
    const message = `Failed to give out a code: ${JSON.stringify(text.slice(0, 120))} names nobody. Send { "name", "email" }.`;
    sendJson(response, 400, { message });
  }
  return true;
}

function readPerson(text: string): GooglePerson | undefined {
  try {
    const { name, email } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (typeof name !== 'string' || typeof email !== 'string') return undefined;
    return name.trim() !== '' && email.includes('@') ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}
