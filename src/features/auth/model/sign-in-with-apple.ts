import {
  type SocialGrant,
  loadSdk,
  type ProviderSetting,
  randomText,
  SocialSignInError,
} from './social-sdk.ts';

export const APPLE_SCRIPT =
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

/** The backend requires a code but reads `data` (specification, section 7). */
const PLACEHOLDER_CODE = 'apple';

interface AppleResponse {
  authorization?: { code?: string; id_token?: string; state?: string };
  /** Sent on the first sign-in only. */
  user?: { email?: string; name?: { firstName?: string; lastName?: string } };
}

interface Apple {
  auth: {
    init: (config: {
      clientId: string;
      scope: string;
      redirectURI: string;
      state: string;
      nonce: string;
      usePopup: boolean;
    }) => void;
    signIn: () => Promise<AppleResponse>;
  };
}

/** Opens Apple's sign-in window (AUTH-15). @throws SocialSignInError */
export async function signInWithApple(
  setting: ProviderSetting,
  script: string,
): Promise<SocialGrant> {
  const { auth } = await loadSdk<Apple>(script, 'AppleID');
  const state = randomText();
  const nonce = randomText();
  auth.init({
    clientId: setting.clientId,
    scope: 'name email',
    redirectURI: setting.redirectUrl,
    state,
    nonce,
    usePopup: true,
  });
  const { authorization, user } = await auth.signIn().catch(throwSignInError);
  if (!authorization?.code || !authorization.id_token) {
    throw new SocialSignInError('silent', 'Apple responded without token or code.');
  }
  const claims = parseClaims(authorization.id_token);
  if (authorization.state !== state || claims['nonce'] !== nonce || !claims['sub']) {
    throw new SocialSignInError('refused', 'Apple’s response does not match this sign-in.');
  }
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  const email = user?.email ?? claims['email'];
  return {
    code: PLACEHOLDER_CODE,
    data: { sub: claims['sub'], ...(name && { name }), ...(email && { email }) },
  };
}

function throwSignInError(failure: unknown): never {
  const error: unknown =
    typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'error') : undefined;
  if (error === 'popup_blocked_by_browser') {
    throw new SocialSignInError('blocked', 'Apple’s window was blocked.');
  }
  const isCancelled = error === 'popup_closed_by_user' || error === 'user_cancelled_authorize';
  throw new SocialSignInError(
    isCancelled ? 'silent' : 'refused',
    'Apple’s window returned no response.',
  );
}

/** Returns the string claims. Does not verify the signature; the backend does. */
function parseClaims(token: string): Record<string, string | undefined> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(claims).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    return {};
  }
}
