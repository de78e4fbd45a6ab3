import type { IncomingMessage } from 'node:http';
import { readBody } from '../../http/read-body.ts';
import { issueGoogleCode } from '../../../domain/auth/social-accounts.ts';
import type { World } from '../../../domain/world/world.ts';
import type { PageResponse } from '../page-response.ts';
import { consentPage, donePage } from './consent-page.ts';
import { appleToken, findPerson, type Person } from './people.ts';
import { SCRIPTS, STAND_IN_PREFIX } from './scripts.ts';

type Provider = keyof typeof SCRIPTS;

/**
 * Serves the API `{provider}.js` and the dialog `{provider}`, which redirects to `{provider}/done`
 * with the result as query.
 */
export async function serveStandIn(
  world: World,
  request: IncomingMessage,
  url: URL,
): Promise<PageResponse | undefined> {
  const [, name, rest] =
    /^([a-z]+)(\.js|\/done)?$/.exec(url.pathname.slice(STAND_IN_PREFIX.length)) ?? [];
  if (name === undefined || !isProvider(name)) return undefined;
  if (rest === '.js') return { script: SCRIPTS[name] };
  if (rest === '/done') return { html: donePage(world) };
  if (request.method !== 'POST') return { html: consentPage(world, name, url.searchParams) };
  const form = new URLSearchParams((await readBody(request)).toString());
  const person = findPerson(form.get('person'));
  const values = person ? grant(world, name, person, form) : { error: 'access_denied' };
  const result = new URLSearchParams({ ...values, state: form.get('state') ?? '' });
  return { location: `${STAND_IN_PREFIX}${name}/done?${result}` };
}

function grant(
  world: World,
  provider: Provider,
  person: Person,
  params: URLSearchParams,
): Record<string, string> {
  if (provider === 'google') return { code: issueGoogleCode(world, person) };
  if (provider === 'facebook') {
    return { access_token: `mock-facebook-token-${person.id}`, ...person };
  }
  return {
    code: `mock-apple-code-${person.id}`,
    id_token: appleToken(person, params.get('nonce') ?? ''),
    name: person.name,
    email: person.email,
  };
}

function isProvider(name: string): name is Provider {
  return Object.hasOwn(SCRIPTS, name);
}
