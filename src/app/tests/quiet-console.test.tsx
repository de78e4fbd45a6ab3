import { inspect } from 'node:util';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register } from '../../api/generated/auth-mutations.ts';
import { logFailure } from '../../lib/log.ts';
import { openAppDialog, openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import { fillField, user } from '../../test/user.ts';

let output = '';

beforeEach(() => {
  output = '';
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      output += args.map((arg) => inspect(arg, { depth: 12 })).join(' ');
    });
  }
});
afterEach(() => vi.restoreAllMocks());

async function logIn(password: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome!' });
  const [phone, secret] = [/^Email or phone/, /^Password/].map((name) =>
    within(dialog).getByLabelText(name),
  );
  if (!phone || !secret) throw new Error('Failed to find the fields of the login dialog.');
  await fillField(phone, 'demo@souk.example');
  await fillField(secret, password);
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

test('login and a failing logout never log password or token', async () => {
  const app = openAppWith401Handling();
  await openPage(app, '/products/3/details');
  await openAppDialog(app, 'login');
  await logIn('wrong-password-9');
  expect((await screen.findAllByText('Credential is invalid!')).length).toBeGreaterThan(0);
  await logIn('secret');
  await waitFor(() => expect(app.session.getState().token).not.toBeNull());
  const token = app.session.getState().token ?? '';
  await app.fail(
    { operation: 'logout', status: 500 },
    { operation: 'revokeToken', status: 'drop' },
  );
  await openAppDialog(app, 'logout');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(output).toContain('Failed to log out on the server'));
  expect(output).not.toContain('wrong-password-9');
  expect(output).not.toContain(token);
});

test('a logged registration error or 401 contains neither password nor token', async () => {
  const app = openAppWith401Handling();
  const body = { name: 'Lina', phone: '1', email: 'x', password: 'my-password-1', country: 'X' };
  await app.api.client.call(register, { body }).catch((error: unknown) => {
    logFailure('Logged completely.', error);
  });
  expect(output).toContain('Logged completely.');
  app.session.setState({ token: '1|very-secret' });
  const { updateLastSeen } = await import('../../api/generated/profile-mutations.ts');
  await app.api.client.call(updateLastSeen, { body: {} }).catch((error: unknown) => {
    logFailure('A 401.', error);
  });
  expect(output).toContain('Unauthenticated.');
  expect(output).not.toContain('my-password-1');
  expect(output).not.toContain('very-secret');
});
