import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login } from '../../../api/generated/auth-mutations.ts';
import { openAuthWorld } from '../../../test/auth-world.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './change-password-screen.tsx';
import { fillField, user } from '../../../test/user.ts';

const PRODUCTION = { app_environment: 'production' };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) => fillField(field(label), value);
const save = () => user.click(screen.getByRole('button', { name: 'Update password' }));

async function open(settings: Record<string, unknown> = PRODUCTION) {
  const app = await openAuthWorld(settings);
  await app.signIn();
  const page = renderApp(app, <Screen />, '/change-password');
  return { ...page, app };
}
async function fillIn(current = 'secret') {
  await type('Current password', current);
  await type('New password', 'better-secret');
  await type('Confirm password', 'better-secret');
}

test('@PROF-01 changes the password, confirms it and navigates to the profile', async () => {
  const { app, visited } = await open();
  await fillIn();
  await save();
  expect(await screen.findByText('Password updated')).toBeVisible();
  expect(visited.at(-1)).toBe('/profile');
  const body = { phone: 'demo@souk.example', password: 'better-secret' };
  expect((await app.api.client.call(login, { body })).data.user.id).toBe(1);
});

test('@PROF-01 can show and hide each password and sets autocomplete for password managers', async () => {
  await open();
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  for (const button of screen.getAllByRole('button', { name: 'Show password' }))
    await user.click(button);
  for (const label of ['Current password', 'New password', 'Confirm password'])
    expect(field(label)).toHaveAttribute('type', 'text');
  expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(3);
});

test('@PROF-01 shows an error for a wrong current password and keeps what was typed', async () => {
  await open();
  await fillIn('wrong-one');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Current password does not match');
  expect(field('New password')).toHaveValue('better-secret');
});

test('@PROF-01 shows the server’s field errors under the field', async () => {
  const { app } = await open();
  await app.fail({ operation: 'changePassword', status: 422, example: 'unequal', times: 1 });
  await fillIn();
  await save();
  await waitFor(() =>
    expect(field('New password')).toHaveAccessibleDescription(/confirmation does not match/),
  );
  expect(field('New password')).toHaveFocus();
});

test('does not send invalid input', async () => {
  const { app } = await open();
  await save();
  expect(screen.getByText('Enter your current password.')).toBeVisible();
  expect(field('Current password')).toHaveFocus();
  await fillIn();
  await type('New password', '12345');
  await save();
  expect(screen.getByText('Use at least 6 characters.')).toBeVisible();
  expect(screen.getByText('Confirm Password does not match.')).toBeVisible();
  expect(app.calls()).not.toContain('POST /api/change-password');
});

test.each([429, 500, 'drop', 'broken-json'])(
  'shows an error when the request fails (%s)',
  async (status) => {
    const { app } = await open();
    await app.fail({ operation: 'changePassword', status, times: 1 });
    await fillIn();
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Current password')).toHaveValue('secret');
  },
);

test('shows the backend’s message when the demo shop rejects the change', async () => {
  await open({ app_environment: 'local' });
  await fillIn();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/demo mode/);
});
