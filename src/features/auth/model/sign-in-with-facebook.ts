import {
  type SocialGrant,
  loadSdk,
  type ProviderSetting,
  SocialSignInError,
} from './social-sdk.ts';

export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';

interface FacebookUser {
  id?: string;
  name?: string;
  email?: string;
}

interface Facebook {
  init: (config: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
  login: (
    callback: (login: { authResponse?: { accessToken?: string; userID?: string } | null }) => void,
    options: { scope: string },
  ) => void;
  api: (path: string, fields: { fields: string }, callback: (user: FacebookUser) => void) => void;
}

/** Requests an access token (AUTH-15). @throws SocialSignInError */
export async function signInWithFacebook(
  { clientId }: ProviderSetting,
  script: string,
): Promise<SocialGrant> {
  const facebook = await loadSdk<Facebook>(script, 'FB');
  facebook.init({ appId: clientId, version: 'v20.0', cookie: false, xfbml: false });
  return new Promise((resolve, reject) => {
    facebook.login(
      ({ authResponse }) => {
        const code = authResponse?.accessToken;
        if (!code) {
          reject(new SocialSignInError('silent', 'The Facebook login was cancelled.'));
          return;
        }
        const identity = authResponse.userID === undefined ? {} : { sub: authResponse.userID };
        facebook.api('/me', { fields: 'id,name,email' }, ({ id, name, email }) => {
          // Optional, because the token identifies the user.
          const profile = {
            ...(id && { sub: id }),
            ...(name && { name }),
            ...(email && { email }),
          };
          resolve({ code, data: { ...identity, ...profile } });
        });
      },
      { scope: 'public_profile,email' },
    );
  });
}
