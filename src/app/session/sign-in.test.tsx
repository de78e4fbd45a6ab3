import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../test/time.ts';
import { SessionEffects } from './session-effects.tsx';
import { renderShell } from '../testing/render-shell.tsx';
// Preload lazy modules.
import '../../features/auth/auth-dialog.tsx';
import '../../features/auth/components/registration-form.tsx';
import { fillField, user } from '../../test/user.ts';

async function openLogin() {
  const app = openApp();
  const { wrapper } = app;
  renderShell({
    ...app,
    wrapper: ({ children }) =>
      wrapper({
        children: (
          <>
            {children}
            <SessionEffects />
          </>
        ),
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Welcome!' });
  return app;
}

test('@AUTH-03 after a login, fetches cart and favourites with the token and shows a toast for 3 seconds', async () => {
  const { sent, session } = await openLogin();
  fakeAdvancingTimers();
  await fillField(screen.getByLabelText(/^Email or phone number/), 'demo@souk.example');
  await fillField(screen.getByLabelText(/^Password/), 'secret');
  sent.length = 0;
  await user.keyboard('{Enter}');
  await waitFor(() => {
    const token = session.getState().token ?? 'none';
    const requests = sent
      .filter(({ headers }) => headers.get('Authorization') === `Bearer ${token}`)
      .map(({ path }) => path);
    expect(requests).toContain('/api/carts');
    expect(requests).toContain('/api/favorite-products');
  });
  expect(screen.queryByRole('dialog')).toBe(null);
  // Shell and page each have a toast region.
  const toasts = () => screen.queryAllByText('Login successfully');
  await waitFor(() => expect(toasts()).not.toEqual([]));
  await advanceTime(3000);
  await waitFor(() => expect(toasts()).toEqual([]));
});

test('signing out during verification of a new account closes its dialog', async () => {
  const app = await openLogin();
  act(() => {
    app.get(createDialogs).closeDialog('login');
    app.get(createDialogs).openDialog('verify');
    app.session.setState({ token: '1|x' });
  });
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  act(() => {
    app.session.setState({ token: null, user: null });
  });
  expect(screen.queryByRole('dialog')).toBe(null);
});
