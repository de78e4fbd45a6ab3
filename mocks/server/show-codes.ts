import type { ServerResponse } from 'node:http';
import { type Registry, WORLD_NAME } from '../worlds/registry.ts';
import { sendJson } from './send.ts';

/**
 * `GET /__mock/worlds/{id}/codes`: the codes that customers of a world could type in now, the newest first, as
 * `[{ contact, sentTo, code, purpose, sentAt }]`. `contact` is the customer's phone number, else their e-mail address;
 * `sentTo` is where the code went, `purpose` is `verify` or `forgot`.
 *
 * @returns false when the path is another
 */
export function showCodes(registry: Registry, response: ServerResponse, path: string): boolean {
  const id = /^\/__mock\/worlds\/([^/]+)\/codes$/.exec(path)?.[1];
  if (id === undefined || !WORLD_NAME.test(id)) return false;
  if (response.req.method !== 'GET' && response.req.method !== 'HEAD') {
    sendJson(response, 405, { message: 'Use GET.' }, { allow: 'GET, HEAD' });
    return true;
  }
  const { otps } = registry.get(id).world;
  const codes = [...otps.rows.values()].toReversed().map((otp) => ({
    contact: otp.contact,
    sentTo: otp.sentTo,
    code: String(otp.code),
    purpose: otp.purpose,
    sentAt: new Date(otp.sentAt).toISOString(),
  }));
  sendJson(response, 200, codes);
  return true;
}
