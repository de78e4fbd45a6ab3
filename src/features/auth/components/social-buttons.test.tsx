import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { getSettings } from '../../../api/generated/settings.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { getToastMessages } from '../../../test/shown-toasts.ts';
import { SocialButtons } from './social-buttons.tsx';
import {
  mockApple,
  mockFacebook,
  mockGoogle,
  mockProviders,
  createIdToken,
} from '../testing/mock-providers.ts';
import { user } from '../../../test/user.ts';

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args.join(' ')));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openButtons(auths?: object) {
  const settings = await openApp().api.client.call(getSettings);
  const app = openApp(
    auths
      ? {
          before: (path) =>
            Promise.resolve(
              path === '/api/master'
                ? Response.json({ message: '', data: { ...settings, social_auths: auths } })
                : undefined,
            ),
        }
      : {},
  );
  renderApp(app, <SocialButtons />);
  await waitFor(() => expect(app.api.cache.get('@"getSettings",#,')?.data).toBeDefined());
  const afterLogin = vi.fn<() => void>();
  act(() => void app.get(createDialogs).requireLogin(afterLogin));
  return { ...app, afterLogin };
}

const press = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Continue with ${name}` }));
};

/** Returns a code that the mock accepts for Lina. */
async function googleCode(requests: { headers: Headers }[]) {
  const world = requests[0]?.headers.get('X-Mock-World');
  const response = await fetch(`${inject('mockUrl')}/__mock/worlds/${world}/google-codes`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Lina Berg', email: 'lina@souk.example' }),
  });
  return ((await response.json()) as { code: string }).code;
}

test('@AUTH-15 shows buttons only for active providers with a client id', async () => {
  const provider = { name: 'x', is_active: true, client_id: 'id', redirect_url: null };
  await openButtons({
    google: { ...provider, is_active: false },
    facebook: { ...provider, client_id: null },
    apple: provider,
  });
  const [button, ...others] = await screen.findAllByRole('button');
  expect(button).toHaveAccessibleName('Continue with Apple');
  expect(button).toHaveTextContent('Apple');
  expect(others).toEqual([]);
});

test('@AUTH-15 shows no button when the API sends an empty list of providers', async () => {
  await openButtons([]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Or continue with')).toBeNull();
});

test('@AUTH-15 loads only the script of the pressed provider, on the press', async () => {
  const { requestedScripts } = mockGoogle(() => undefined);
  await openButtons();
  await screen.findByRole('button', { name: 'Continue with Google' });
  expect(requestedScripts).toEqual([]);
  await press('Google');
  expect(requestedScripts).toEqual(['https://accounts.google.com/gsi/client']);
});

test('@AUTH-15 Google: uses the code flow with its scope, signs in and runs the guest’s pending action', async () => {
  const app = await openButtons();
  const code = await googleCode(app.sent);
  const { configs } = mockGoogle(({ state, callback }) => callback({ code, state }));
  const bodies = watchRequestBodies('/api/auth/google/token');
  await press('Google');
  await waitFor(() => expect(app.session.getState().user).toMatchObject({ name: 'Lina Berg' }));
  expect(configs[0]).toMatchObject({
    client_id: 'mock-google.apps.example',
    scope: 'email profile openid',
    ux_mode: 'popup',
  });
  expect(bodies).toEqual([{ code }]);
  expect(app.get(createDialogs).getState().login).toBe(false);
  expect(app.afterLogin).toHaveBeenCalledOnce();
  expect(app.session.getState().token).not.toBeNull();
  expect(getToastMessages(app)).toContain('Login successfully');
  expect(logged.join()).not.toContain(code);
  expect(logged.join()).not.toContain(app.session.getState().token);
});

test.each([
  ['another state', { code: 'c', state: 'x' }],
  ['no code', {}],
  ['an error', { error: 'server_error' }],
])(
  '@AUTH-15 shows an error and does not sign in for a Google response with %s',
  async (_, response) => {
    mockGoogle(({ state, callback }) => callback({ state, ...response }));
    const app = await openButtons();
    await press('Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t log you in with Google');
    expect(app.calls().filter((call) => call.includes('/auth/'))).toEqual([]);
    expect(app.session.getState().token).toBeNull();
  },
);

test.each([
  ['popup_closed', 'The Google login window was closed. Try again when you’re ready.'],
  ['popup_failed_to_open', 'Your browser blocked the Google window.'],
  ['unknown', 'We couldn’t log you in with Google.'],
])(
  '@AUTH-15 explains next to the buttons when Google’s window ends with %s',
  async (type, text) => {
    mockGoogle((config) => config.error_callback({ type }));
    await openButtons();
    await press('Google');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
);

test('@AUTH-15 explains a script that fails to load and retries on the next press', async () => {
  let isAvailable = false;
  const requestCodeSpy = vi.fn<() => void>();
  const accounts = { oauth2: { initCodeClient: () => ({ requestCode: requestCodeSpy }) } };
  // Another test may have set the global `google`.
  const google = { accounts };
  const requestedScripts = mockProviders(() => (isAvailable ? { google } : undefined));
  await openButtons();
  vi.stubGlobal('google', undefined);
  await press('Google');
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t connect to Google');
  isAvailable = true;
  await press('Google');
  await waitFor(() => expect(requestCodeSpy).toHaveBeenCalledOnce());
  expect(requestedScripts.length).toBeGreaterThan(0);
});

test('@AUTH-15 Facebook: sends version 20.0 and an access token and treats the empty response as a failure', async () => {
  const me = { id: '7', name: 'Lina Berg', email: 'lina@souk.example' };
  const { calls, requestedScripts } = mockFacebook({ accessToken: 'fb-token', userID: '7' }, me);
  const bodies = watchRequestBodies('/api/auth/facebook/token');
  const app = await openButtons();
  await press('Facebook');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t log you in with Facebook.',
  );
  expect(requestedScripts).toEqual(['https://connect.facebook.net/en_US/sdk.js']);
  expect(calls).toMatchObject({ config: { appId: 'mock-facebook-app', version: 'v20.0' } });
  expect(bodies).toEqual([
    { code: 'fb-token', data: { sub: '7', name: 'Lina Berg', email: 'lina@souk.example' } },
  ]);
  expect(app.session.getState()).toMatchObject({ token: null, user: null });
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(logged.join()).not.toContain('fb-token');
});

test('@AUTH-15 only logs a cancelled Facebook login', async () => {
  mockFacebook(null);
  const app = await openButtons();
  await press('Facebook');
  await waitFor(() => expect(logged.join()).toContain('Facebook login was cancelled'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(getToastMessages(app)).toEqual([]);
  expect(app.calls().filter((call) => call.includes('/auth/'))).toEqual([]);
});

test('@AUTH-15 Apple: sends scope, random state and nonce, a placeholder code and the user data', async () => {
  const { configs, requestedScripts } = mockApple(({ state, nonce }) => ({
    authorization: {
      code: 'a',
      state,
      id_token: createIdToken({ sub: '0018', nonce, email: 'l@a.example' }),
    },
    user: { name: { firstName: 'Lina', lastName: 'Berg' } },
  }));
  const bodies = watchRequestBodies('/api/auth/apple/token');
  const app = await openButtons();
  await press('Apple');
  await waitFor(() => expect(app.session.getState().user).toMatchObject({ name: 'Lina Berg' }));
  expect(requestedScripts[0]).toContain('appleid.cdn-apple.com');
  expect(configs[0]).toMatchObject({
    clientId: 'example.mock-apple-service',
    redirectURI: `${inject('mockUrl')}/`,
    scope: 'name email',
    usePopup: true,
  });
  expect(configs[0]?.state).toMatch(/^[0-9a-f]{32}$/);
  expect(configs[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(configs[0]?.nonce).not.toBe(configs[0]?.state);
  expect(bodies).toEqual([
    { code: 'apple', data: { sub: '0018', name: 'Lina Berg', email: 'l@a.example' } },
  ]);
  expect(getToastMessages(app)).toContain('Login successfully');
});

test.each([
  ['without a token', { authorization: { code: 'a' } }],
  ['without a code', { authorization: { id_token: 't' } }],
  ['without anything', {}],
])('@AUTH-15 only logs an Apple response %s', async (_, response) => {
  mockApple(() => response);
  const app = await openButtons();
  await press('Apple');
  await waitFor(() => expect(logged.join()).toContain('Apple responded without token or code'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(app.session.getState().token).toBeNull();
});

test.each([
  ['another state', { state: 'x' }, {}],
  ['another nonce', {}, { nonce: 'x' }],
  ['no user in its token', {}, { sub: undefined }],
])('@AUTH-15 rejects an Apple response with %s', async (_, authorization, claims) => {
  mockApple(({ state, nonce }) => ({
    authorization: {
      code: 'a',
      state,
      id_token: createIdToken({ sub: '1', nonce, ...claims }),
      ...authorization,
    },
  }));
  const app = await openButtons();
  await press('Apple');
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t log you in with Apple');
  expect(app.calls().filter((call) => call.includes('/auth/'))).toEqual([]);
});

test('@AUTH-15 explains a blocked Apple window and only logs a closed one', async () => {
  let error = 'popup_blocked_by_browser';
  mockApple(() => Object.assign(new Error(), { error }), true);
  await openButtons();
  await press('Apple');
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked the Apple window');
  error = 'popup_closed_by_user';
  await press('Apple');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  [400, 'Error: invalid_grant'],
  [429, 'We’re very busy right now. Try again in 10 seconds.'],
  [500, 'Something went wrong on our side. Try again in a moment.'],
])(
  '@AUTH-15 shows an error next to the buttons and as a toast when the exchange fails with %s',
  async (status, text) => {
    mockGoogle(({ state, callback }) => callback({ code: 'unknown', state }));
    const app = await openButtons();
    if (status !== 400) await app.fail({ operation: 'exchangeSocialToken', status, times: 1 });
    await press('Google');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(getToastMessages(app)).toContain(text);
    expect(app.session.getState().token).toBeNull();
  },
);

test('@AUTH-15 ignores a response that arrives after the dialog was closed', async () => {
  const callbacks: (() => void)[] = [];
  mockGoogle(({ state, callback }) => callbacks.push(() => callback({ code: 'late', state })));
  const app = await openButtons();
  await press('Google');
  await waitFor(() => expect(callbacks).toHaveLength(1));
  cleanup();
  await act(async () => callbacks[0]?.());
  expect(app.calls().filter((call) => call.includes('/auth/'))).toEqual([]);
});
