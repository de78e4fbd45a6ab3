import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { AuthOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findOrCreateSocialCustomer, redeemGoogleCode } from './social-accounts.ts';
import type { SocialProfile } from '../world/state/social-accounts.ts';
import { startSession } from './start-session.ts';

const EMAIL_TAKEN_ERROR = validationBody([
  { field: 'email', text: 'The email has already been taken.' },
]);

export const socialHandlers = {
  exchangeSocialToken: (call, reply) => {
    const { body, path, world } = call;
    let profile: SocialProfile;
    switch (path.provider) {
      case 'google': {
        const person = redeemGoogleCode(world, body.code);
        if (!person) return reply(400, { message: 'Error: invalid_grant' });
        profile = toProfile({ provider: 'google', ...person });
        break;
      }
      case 'apple':
        // The backend reads `sub` without checking that it exists.
        if (!body.data?.sub) return reply(500, { message: 'Server Error' });
        profile = toProfile({ ...body.data, provider: 'apple', id: body.data.sub });
        break;
      case 'facebook':
        return reply(200, '');
      default:
        return reply(400, { message: 'Invalid provider' });
    }
    const customer = findOrCreateSocialCustomer(world, profile, true);
    if (!customer) return reply(422, EMAIL_TAKEN_ERROR);
    return reply(200, { message: 'Login successfully', data: startSession(customer, call) });
  },

  signInSocially: (call, reply) => {
    const { body, world } = call;
    const profile = toProfile({
      ...body,
      provider: body.auth_type,
      id: body.id === null || body.id === undefined ? null : String(body.id),
      photo: toPhoto(body.profile_url ?? null),
    });
    const customer = findOrCreateSocialCustomer(world, profile, false);
    if (!customer) return reply(422, EMAIL_TAKEN_ERROR);
    return reply(200, { message: 'Login successfully', data: startSession(customer, call) });
  },
} satisfies Pick<HandlersOf<AuthOperations>, 'exchangeSocialToken' | 'signInSocially'>;

type PartialProfile = { readonly [Key in keyof SocialProfile]?: SocialProfile[Key] | undefined };

function toProfile(profile: PartialProfile & { provider: string }): SocialProfile {
  return {
    provider: profile.provider,
    id: profile.id ?? null,
    name: profile.name ?? null,
    email: profile.email ?? null,
    phone: profile.phone ?? null,
    gender: profile.gender ?? null,
    photo: profile.photo ?? null,
  };
}

/** The client sends the URL, so only HTTP(S) is accepted. */
function toPhoto(address: string | null): string | null {
  return address !== null && /^https?:\/\/\S+$/.test(address) && URL.canParse(address)
    ? address
    : null;
}
