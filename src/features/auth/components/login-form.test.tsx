import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createToasts } from '../../../ui/feedback/toast.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { FAILURES, openAuthWorld, watchFormBodies } from '../../../test/auth-world.ts';
import {
  getField,
  fill,
  findDialog,
  findField,
  press,
  renderAuth,
} from '../testing/render-auth.tsx';
import { user } from '../../../test/user.ts';

const DEMO = { phone: 'demo@souk.example', password: 'secret' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('demo credentials', () => {
  test('@AUTH-02 fill the form in the local environment', async () => {
    await renderAuth(await openAuthWorld({ app_environment: 'local' }), { demo: DEMO });
    await waitFor(() => expect(getField('Email or phone number')).toHaveValue(DEMO.phone));
    expect(getField('Password')).toHaveValue(DEMO.password);
  });

  test.each([
    ['another environment', 'production', DEMO],
    ['a run-time configuration without them', 'local', null],
  ])('@AUTH-02 are not filled in with %s', async (_, environment, demo) => {
    const app = await openAuthWorld({ app_environment: environment });
    await renderAuth(app, { demo });
    // Providers appear only after the settings have loaded.
    await screen.findByRole('button', { name: 'Continue with Google' });
    expect(getField('Email or phone number')).toHaveValue('');
    expect(getField('Password')).toHaveValue('');
  });
});

test('@AUTH-03 sends phone and password once and stores token and user', async () => {
  const bodies = watchFormBodies('/api/login');
  const { session } = await renderAuth(await openAuthWorld());
  expect(getField('Email or phone number')).toHaveFocus();
  await user.keyboard('demo@souk.example{Tab}secret{Enter}{Enter}');
  expect(await screen.findByText('Login successfully')).toBeVisible();
  expect(bodies).toEqual([{ phone: 'demo@souk.example', password: 'secret' }]);
  expect(screen.queryByRole('dialog')).toBe(null);
  const { token, user: customer } = session.getState();
  expect(token).toMatch(/^\d+\|\w{48}$/);
  expect(customer).toMatchObject({ name: 'Amira Haddad', email: 'demo@souk.example' });
});

test('@AUTH-04 shows the server’s message for a wrong password in the form and as a toast', async () => {
  const { session } = await renderAuth(await openAuthWorld());
  await user.keyboard('demo@souk.example{Tab}wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Credential is invalid!');
  expect(screen.getAllByText('Credential is invalid!')).toHaveLength(2);
  expect(getField('Email or phone number')).toHaveValue('demo@souk.example');
  expect(getField('Password')).toHaveValue('wrong');
  expect(session.getState().token).toBe(null);
});

test('@AUTH-04 shows the server’s errors under phone and password until the field changes', async () => {
  const app = await openAuthWorld();
  await app.fail({ operation: 'login', status: 422, example: 'nothingFilledIn' });
  await renderAuth(app);
  await press('Log in');
  // Not `toBeInvalid`: empty required fields are always invalid.
  await waitFor(() =>
    expect(getField('Email or phone number')).toHaveAccessibleDescription(
      'The phone/email field is required.',
    ),
  );
  expect(getField('Password')).toHaveAccessibleDescription('The password field is required.');
  expect(screen.getAllByText('The phone/email field is required.')).toHaveLength(2);
  expect(screen.queryByText(/more error/)).toBe(null);
  expect(getField('Email or phone number')).toHaveFocus();
  await user.keyboard('d');
  expect(getField('Email or phone number')).not.toHaveAccessibleDescription();
  expect(getField('Password')).toHaveAccessibleDescription('The password field is required.');
});

test('@AUTH-03 dismisses the toasts of failed attempts after a login', async () => {
  const { get } = await renderAuth(await openAuthWorld());
  act(
    () =>
      void get(createToasts).showToast({
        kind: 'error',
        message: 'We couldn’t copy the link. Copy it from the address bar.',
      }),
  );
  await user.keyboard('demo@souk.example{Tab}wrong{Enter}');
  await screen.findByRole('alert');
  await user.clear(getField('Password'));
  await user.type(getField('Password'), 'secret{Enter}');
  expect(await screen.findByText('Login successfully')).toBeVisible();
  expect(screen.queryByText('Credential is invalid!')).toBe(null);
  expect(
    screen.getByText('We couldn’t copy the link. Copy it from the address bar.'),
  ).toBeVisible();
});

test.each(FAILURES)(
  'shows an error and keeps the input when the login fails with %s',
  async (status, text) => {
    const app = await openAuthWorld();
    await app.fail({ operation: 'login', status });
    await renderAuth(app);
    await user.keyboard('demo@souk.example{Tab}secret{Enter}');
    if (status === 'hang') await app.timeOutRequest('POST /api/login');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(getField('Password')).toHaveValue('secret');
    await app.fail();
    await press('Log in');
    expect(await screen.findByText('Login successfully')).toBeVisible();
  },
);

test('shows an offline message when offline', async () => {
  const app = await openAuthWorld();
  await app.fail({ operation: 'login', status: 'drop' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAuth(app);
  await user.keyboard('demo@souk.example{Tab}secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
});

test('ignores a response that arrives after the dialog was closed', async () => {
  const app = await openAuthWorld();
  const release = app.delayRequests('/api/login');
  await renderAuth(app);
  const call = vi.spyOn(app.api.client, 'call');
  await user.keyboard('demo@souk.example{Tab}secret{Enter}{Escape}');
  expect(screen.queryByRole('dialog')).toBe(null);
  await act(async () => {
    release();
    await call.mock.results.at(-1)?.value;
  });
  expect(call).toHaveBeenCalledOnce();
  expect(app.session.getState().token).toBe(null);
});

test('focuses the first field of each step and keeps what was typed', async () => {
  await renderAuth(await openAuthWorld());
  await fill('Email or phone number', 'lina@souk.example');
  await fill('Password', 'half');
  await press('Sign Up');
  const name = await findField('Full name');
  expect(name).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Create your account');
  await fill('Full name', 'Lina Berg');
  await press('Log in');
  expect(getField('Email or phone number')).toHaveFocus();
  expect(getField('Password')).toHaveValue('half');
  await press('Sign Up');
  expect(await findField('Full name')).toHaveValue('Lina Berg');
});

test('@AUTH-10 copies the contact to Forgot Password, keeps the country list closed and can go back', async () => {
  await renderAuth(await openAuthWorld({ forgot_otp_type: 'phone' }));
  await fill('Email or phone number', '01700000001');
  await press('Forgot Password?');
  const country = await findField('Country');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Forgot Password');
  expect(country).toHaveFocus();
  expect(country).toHaveAttribute('aria-expanded', 'false');
  expect(getField('Phone number')).toHaveValue('01700000001');
  await press('Back to log in');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Welcome!');
});

test('reopens at the login step without passwords but with the other input', async () => {
  await renderAuth(await openAuthWorld());
  await user.keyboard('lina@souk.example{Tab}secret');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBe(null);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  await press('Open');
  await findDialog('Welcome!');
  expect(getField('Email or phone number')).toHaveValue('lina@souk.example');
  expect(getField('Password')).toHaveValue('');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret');
});

test('says what the login is for, until the dialog closes', async () => {
  const app = await openAuthWorld();
  await renderAuth(app);
  expect(screen.getByText('Log in to continue')).toBeVisible();
  act(() => void app.get(createDialogs).requireLogin(() => undefined, 'wishlist'));
  expect(screen.getByText('Log in to save products to your wishlist')).toBeVisible();
  act(() => app.get(createDialogs).closeDialog('login'));
  act(() => app.get(createDialogs).openDialog('login'));
  expect(await screen.findByText('Log in to continue')).toBeVisible();
});

test('closes on a press outside the dialog', async () => {
  await renderAuth(await openAuthWorld());
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('closes on browser Back', async () => {
  await renderAuth(await openAuthWorld());
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('clears the forms when someone signs in from another tab', async () => {
  const app = await openAuthWorld();
  await renderAuth(app);
  await user.keyboard('lina@souk.example{Tab}half');
  await act(() => app.signIn());
  expect(screen.queryByRole('dialog')).toBe(null);
  act(() => {
    app.session.setState({ token: null, user: null });
    app.get(createDialogs).closeDialog('login');
    app.get(createDialogs).openDialog('login');
  });
  await findDialog('Welcome!');
  expect(getField('Email or phone number')).toHaveValue('');
});

test('sets names and autocomplete tokens for password managers', async () => {
  await renderAuth(await openAuthWorld());
  expect(getField('Email or phone number')).toHaveAttribute('autocomplete', 'username');
  expect(getField('Email or phone number')).toHaveAttribute('name', 'phone');
  expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(getField('Password')).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(getField('Password')).toHaveAttribute('type', 'text');
});

test('takes over the email typed at the login, and Back returns to the login', async () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 1 } });
  vi.stubGlobal('navigation', navigation);
  await renderAuth(await openAuthWorld());
  await fill('Email or phone number', 'lina@souk.example');
  await press('Sign Up');
  expect(await findField('Email')).toHaveValue('lina@souk.example');
  await fill('Full name', 'Lina Berg');
  const back = { navigationType: 'traverse', destination: { index: 0 } };
  navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), back));
  await findDialog('Welcome!');
  await press('Sign Up');
  expect(await findField('Full name')).toHaveValue('Lina Berg');
});
