import {
  type SocialGrant,
  loadSdk,
  type ProviderSetting,
  randomText,
  SocialSignInError,
} from './social-sdk.ts';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

interface CodeResponse {
  code?: string;
  state?: string;
  error?: string;
}

interface Google {
  accounts: {
    oauth2: {
      initCodeClient: (config: {
        client_id: string;
        scope: string;
        ux_mode: 'popup';
        state: string;
        callback: (response: CodeResponse) => void;
        error_callback: (error: { type: string }) => void;
      }) => { requestCode: () => void };
    };
  };
}

/** Requests an authorisation code (AUTH-15). @throws SocialSignInError */
export async function signInWithGoogle(
  { clientId }: ProviderSetting,
  script: string,
): Promise<SocialGrant> {
  const { accounts } = await loadSdk<Google>(script, 'google');
  const state = randomText();
  return new Promise((resolve, reject) => {
    const fail = (reason: SocialSignInError['reason'], detail: string) =>
      reject(new SocialSignInError(reason, detail));
    const client = accounts.oauth2.initCodeClient({
      client_id: clientId,
      scope: 'email profile openid',
      ux_mode: 'popup',
      state,
      callback(response) {
        if (response.error === 'access_denied') fail('cancelled', 'Google: access denied.');
        else if (response.error || !response.code) fail('refused', 'Google returned no code.');
        else if (response.state !== state)
          fail('refused', 'Google’s response has a different state.');
        else resolve({ code: response.code });
      },
      error_callback({ type }) {
        if (type === 'popup_failed_to_open') fail('blocked', 'Google’s window was blocked.');
        else if (type === 'popup_closed') fail('cancelled', 'Google’s window was closed.');
        else fail('refused', 'Google’s window failed.');
      },
    });
    client.requestCode();
  });
}
