import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAuthWorld } from '../../../test/auth-world.ts';
import { sampleFile } from '../../../test/sample-files.ts';
import { stubNodeForms } from '../../../test/stub-node-forms.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './profile-screen.tsx';
import { fillField, user } from '../../../test/user.ts';

beforeEach(stubNodeForms);
afterEach(() => vi.unstubAllGlobals());

const PRODUCTION = { app_environment: 'production' };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) => fillField(field(label), value);
const save = () => user.click(screen.getByRole('button', { name: 'Update profile' }));
const choose = (file: File) => user.upload(field('Photo'), [file]);
const photo = () => sampleFile('me.gif', 'gif');

async function open(
  settings: Record<string, unknown> = PRODUCTION,
  phone?: string,
  options?: Parameters<typeof openAuthWorld>[1],
) {
  const app = await openAuthWorld(settings, options);
  await app.signIn(phone);
  const forms: Record<string, unknown>[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input instanceof Request && input.url.endsWith('/api/update-profile'))
      forms.push(Object.fromEntries(await input.clone().formData()));
    return real(input, init);
  });
  renderApp(app, <Screen />, '/profile');
  await screen.findByLabelText(/^Name/);
  return { app, forms };
}

describe('the profile', () => {
  test('@PROF-01 shows the saved values and sends every field on save', async () => {
    const { app, forms } = await open();
    expect(field('Name')).toHaveValue('Amira Haddad');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Country(?! code)/ })).toHaveValue(
        'United Arab Emirates',
      ),
    );
    expect(field('Date of birth')).toHaveValue('1991-04-17');
    await type('Name', 'Amira H.');
    await save();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(forms).toEqual([
      {
        name: 'Amira H.',
        country: 'United Arab Emirates',
        phone_code: '971',
        phone: '501234567',
        gender: 'female',
        date_of_birth: '1991-04-17',
        email: 'demo@souk.example',
      },
    ]);
    expect(app.session.getState().user).toMatchObject({ name: 'Amira H.', gender: 'female' });
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
  });

  test('@PROF-01 sets the dialling code of the chosen country and allows another one', async () => {
    const { forms } = await open();
    const country = screen.getByRole('combobox', { name: /^Country(?! code)/ });
    await waitFor(() => expect(country).toHaveValue('United Arab Emirates'));
    await fillField(country, 'Sweden');
    await waitFor(() => expect(field('Country code')).toHaveValue('46'));
    await type('Country code', '47');
    await type('Gender', 'other');
    await type('Email address', 'amira@souk.example');
    await save();
    await screen.findByText('Profile updated');
    expect(forms[0]).toMatchObject({
      country: 'Sweden',
      phone_code: '47',
      gender: 'other',
      email: 'amira@souk.example',
    });
  });

  test('@PROF-01 sets the dialling code for a country typed before the countries have loaded', async () => {
    let release = () => {};
    const delayed = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const { forms } = await open(PRODUCTION, undefined, {
      before: (path) => (path === '/api/countries' ? delayed : Promise.resolve(undefined)),
    });
    const country = screen.getByRole('combobox', { name: /^Country(?! code)/ });
    await fillField(country, 'Sweden');
    expect(field('Country code')).toHaveValue('971');
    release();
    await waitFor(() => expect(field('Country code')).toHaveValue('46'));
    expect(country).toHaveValue('Sweden');
    await save();
    await screen.findByText('Profile updated');
    expect(forms[0]).toMatchObject({ country: 'Sweden', phone_code: '46' });
  });

  test('@PROF-01 @A11Y-01 previews a new photo, can undo it and saves it', async () => {
    const { app, forms } = await open(PRODUCTION, 'new@souk.example');
    const before = app.session.getState().user?.profile_photo;
    await choose(photo());
    expect(await screen.findByText(/This is a preview/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo new photo' }));
    expect(screen.queryByText(/This is a preview/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change photo' })).toHaveFocus());
    await choose(photo());
    expect(await screen.findByText(/This is a preview/)).toBeVisible();
    await type('Mobile number', '01700000009');
    await save();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(forms.at(-1)?.['profile_photo']).toMatchObject({ name: 'me.gif' });
    // The form sends the first photo twice, because the backend loses it.
    expect(forms).toHaveLength(2);
    expect(app.session.getState().user?.profile_photo).not.toBe(before);
    expect(screen.queryByRole('button', { name: 'Undo new photo' })).toBeNull();
  });

  test('@PROF-01 shows a warning when the photo is not saved and keeps it for a retry', async () => {
    let saved: unknown;
    const { app } = await open(PRODUCTION, 'new@souk.example', {
      before: async (path) =>
        path === '/api/update-profile'
          ? Response.json({ message: 'ok', data: { user: saved } })
          : undefined,
    });
    saved = app.session.getState().user;
    await choose(photo());
    await type('Mobile number', '01700000009');
    await save();
    expect(await screen.findByText(/Your profile is saved, but your photo isn’t/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo new photo' })).toBeVisible();
  });

  test('@PROF-01 offers WebP but no SVG, which can contain scripts', async () => {
    await open();
    const types = screen.getByLabelText('Photo').getAttribute('accept')?.split(',');
    expect(types).toContain('.webp');
    expect(types).not.toContain('.svg');
    await choose(sampleFile('me.webp', 'webp'));
    expect(await screen.findByRole('button', { name: 'Undo new photo' })).toBeVisible();
  });

  test.each([
    [
      new File(['x'], 'me.svg'),
      /me\.svg can’t be uploaded\. Use one of these file types: PNG, JPG, JPEG, WEBP, GIF/,
    ],
    [
      new File([new Uint8Array(2048 * 1024 + 1)], 'me.png'),
      /me\.png is too large\. Choose a file up to 2 MB/,
    ],
    [new File([], 'zero.png'), /zero\.png is empty/],
    [new File(['no picture'], 'fake.png'), /fake\.png is damaged or isn’t a PNG file/],
  ])('@PROF-01 @FORM-02 rejects an invalid photo and keeps the saved one', async (file, text) => {
    const { app, forms } = await open();
    const before = app.session.getState().user?.profile_photo;
    await choose(file);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo new photo' })).toBeNull();
    await type('Name', 'Amira H.');
    await save();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(forms.map((form) => 'profile_photo' in form)).toEqual([false]);
    expect(app.session.getState().user?.profile_photo).toBe(before);
  });

  test.each([
    ['Name', ' ', 'Enter your name.'],
    ['Mobile number', '', 'Enter your phone number.'],
    ['Mobile number', '12345678', 'The phone field must have at least 9 digits.'],
    ['Email address', 'amira', 'Enter an email address like name@example.com.'],
    ['Date of birth', '2999-01-01', 'Date of birth must be in the past.'],
  ])('rejects the %s "%s" before sending', async (label, value, text) => {
    const { forms } = await open();
    await type(label, value);
    await save();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(forms).toEqual([]);
  });

  test('shows the server’s field errors under the field and the demo shop’s rejection as an alert', async () => {
    const { app } = await open();
    await app.fail({ operation: 'updateProfile', status: 422, example: 'taken', times: 1 });
    await type('Name', 'Amira H.');
    await save();
    await waitFor(() =>
      expect(field('Mobile number')).toHaveAccessibleDescription(
        'The phone has already been taken.',
      ),
    );
    expect(field('Name')).toHaveValue('Amira H.');
    await app.fail({ operation: 'updateProfile', status: 403, example: 'demoMode', times: 1 });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can not perform this action in demo mode',
    );
    expect(field('Name')).toHaveValue('Amira H.');
  });

  test.each([429, 500, 'drop', 'broken-json'])(
    'keeps what was typed when saving fails (%s)',
    async (status) => {
      const { app } = await open();
      await app.fail({ operation: 'updateProfile', status, times: 1 });
      await type('Name', 'Amira H.');
      await save();
      expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
      expect(field('Name')).toHaveValue('Amira H.');
      await save();
      expect(await screen.findByText('Profile updated')).toBeVisible();
    },
  );

  test('@PROF-01 @A11Y-01 verifies an unverified account from its badge, and keeps the focus', async () => {
    const { app } = await open(PRODUCTION, 'new@souk.example');
    expect(screen.getAllByText('Not verified')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Verify now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
    await within(dialog).findAllByRole('textbox');
    await user.paste(await app.code());
    const confirm = within(dialog).queryByRole('button', { name: 'Confirm OTP' });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(screen.queryByText('Not verified')).toBeNull());
    await waitFor(() => expect(app.session.getState().user?.account_verified).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The button that opened the dialog is gone.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('@A11Y-01 keeps the focus when changes are undone', async () => {
    await open();
    await type('Name', 'Bob');
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    const saveButton = screen.getByRole('button', { name: 'Update profile' });
    await waitFor(() => expect(saveButton).toHaveFocus());
  });

  test('can retry when loading the profile fails', async () => {
    const app = await openAuthWorld(PRODUCTION);
    await app.signIn();
    await app.fail({ operation: 'getProfile', status: 500, times: 1 });
    renderApp(app, <Screen />, '/profile');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Amira Haddad');
  });

  test('keeps a field that is changed back while it is being saved', async () => {
    const { app } = await open();
    await type('Name', 'Bob');
    const release = app.delayRequests('/api/update-profile');
    await save();
    await type('Name', 'Amira Haddad');
    release();
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(app.session.getState().user).toMatchObject({ name: 'Bob' });
    expect(field('Name')).toHaveValue('Amira Haddad');
    expect(screen.getByRole('button', { name: 'Undo changes' })).toBeVisible();
  });
});
