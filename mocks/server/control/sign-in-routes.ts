import { issueGoogleCode } from '../../domain/auth/social-accounts.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send-response.ts';
import { asRecord, asText, parseJsonObject, rejectInput } from '../../lib/parse-input.ts';
import type { ControlCall, ControlRoute } from './control-route.ts';

/** Stand-ins for external services: e-mail, SMS and Google's dialog. */
export const signInRoutes: readonly ControlRoute[] = [
  { path: '/worlds/{world}/codes', methods: { GET: listCodes } },
  { path: '/worlds/{world}/google-codes', methods: { POST: createGoogleCode } },
];

/**
 * Lists the valid codes, newest first. `contact` is the customer's phone number, else their e-mail
 * address.
 */
function listCodes({ worlds, response, world }: ControlCall): void {
  const { otps } = worlds.get(world).world;
  const codes = [...otps.rows.values()].toReversed().map((otp) => ({
    contact: otp.contact,
    sentTo: otp.sentTo,
    code: String(otp.code),
    purpose: otp.purpose,
    sentAt: new Date(otp.sentAt).toISOString(),
  }));
  sendJson(response, 200, codes);
}

/** Returns a code as Google's dialog would after consent, valid for one sign-in. */
async function createGoogleCode({ worlds, request, response, world }: ControlCall) {
  const source = asRecord(parseJsonObject(String(await readBody(request))), '', ['name', 'email']);
  const name = asText(source['name'], 'name').trim();
  const email = asText(source['email'], 'email');
  if (name === '') rejectInput('name', 'is blank. Send a name.');
  if (!email.includes('@'))
    rejectInput('email', `can't be ${JSON.stringify(email)}. Send an address.`);
  sendJson(response, 200, { code: issueGoogleCode(worlds.get(world).world, { name, email }) });
}
