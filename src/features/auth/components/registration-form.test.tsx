import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import {
  FAILURES,
  changeLastDigit,
  openAuthWorld,
  watchFormBodies,
} from '../../../test/auth-world.ts';
import {
  chooseCountry,
  getField,
  fill,
  findField,
  press,
  renderAuth,
} from '../testing/render-auth.tsx';
import { fillField, user } from '../../../test/user.ts';

const FIELDS = ['Full name', 'Country', 'Phone number', 'Email', 'Create a password'] as const;

afterEach(() => {
  vi.restoreAllMocks();
});

async function openRegistration(...world: Parameters<typeof openAuthWorld>) {
  const app = await openAuthWorld(...world);
  const rendered = await renderAuth(app);
  await press('Sign Up');
  await findField('Full name');
  return { ...rendered, code: app.code };
}

async function fillAll(email = 'lina@souk.example') {
  await fill('Full name', 'Lina Berg');
  await chooseCountry('Sweden');
  await fill('Phone number', '070-123 45 67');
  await fill('Email', email);
  await fill('Create a password', 'secret');
}

const send = () => press('Create account');

test('@AUTH-05 sends the fields under the API’s names, with the name of the country', async () => {
  const bodies = watchFormBodies('/api/registration');
  await openRegistration();
  await fillAll();
  expect(screen.getByLabelText('Country code')).toHaveValue('46');
  await send();
  expect(await screen.findByText('Registration successfully complete')).toBeVisible();
  expect(bodies).toEqual([
    {
      name: 'Lina Berg',
      country: 'Sweden',
      phone_code: '46',
      phone: '0701234567',
      email: 'lina@souk.example',
      password: 'secret',
    },
  ]);
});

test('@AUTH-05 keeps a manually chosen dialling code when the country changes', async () => {
  const bodies = watchFormBodies('/api/registration');
  await openRegistration();
  await fillAll();
  await fillField(screen.getByLabelText('Country code'), '49');
  await chooseCountry('Norway');
  await send();
  await waitFor(() => expect(bodies).toMatchObject([{ country: 'Norway', phone_code: '49' }]));
});

test.each([
  ['Terms & Conditions', '/terms-and-conditions'],
  ['Privacy Policy', '/privacy-policy'],
])('@AUTH-05 %s closes the dialog, opens the page and sends nothing', async (name, href) => {
  const { visited, calls } = await openRegistration();
  await fill('Full name', 'Lina Berg');
  await fill('Create a password', 'half a secret');
  await user.click(screen.getByRole('link', { name }));
  expect(visited.at(-1)).toBe(href);
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(calls()).not.toContain('POST /api/registration');
  await press('Open');
  await press('Sign Up');
  expect(await findField('Full name')).toHaveValue('Lina Berg');
  expect(getField('Create a password')).toHaveValue('half a secret');
});

test('@AUTH-06 strips non-digits and converts digits of other scripts', async () => {
  await openRegistration();
  await fill('Phone number', '(٠٧٠) 12a-3');
  expect(getField('Phone number')).toHaveValue('070123');
});

test.each([
  ['the default lengths', {}, '12345678', '123456789', 9, '12345678901234567', 16],
  [
    'the shop’s lengths',
    { phone_min_length: 4, phone_max_length: 5 },
    '123',
    '1234',
    4,
    '123456',
    5,
  ],
])(
  '@AUTH-06 validates the phone against %s on blur and clears the error while typing',
  async (_, settings, short, right, min, long, max) => {
    await openRegistration(settings);
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toBeVisible());
    const phone = getField('Phone number');
    await fill('Phone number', short);
    expect(phone).toBeValid();
    await user.tab();
    const message = `The phone field must have at least ${min} digits.`;
    expect(phone).toHaveAccessibleDescription(message);
    await fill('Phone number', right);
    expect(phone).toBeValid();
    await fill('Phone number', long);
    expect(phone).toBeValid();
    await user.tab();
    expect(phone).toHaveAccessibleDescription(
      `The phone field must not have more than ${max} digits.`,
    );
  },
);

test('@AUTH-06 accepts an empty phone number when the shop does not require one', async () => {
  const { calls } = await openRegistration({ phone_required: false });
  expect(await screen.findByLabelText('Phone number (optional)')).toBeVisible();
  await fillAll();
  await fill('Phone number', '');
  await send();
  expect(await screen.findByText('Registration successfully complete')).toBeVisible();
  expect(calls()).toContain('POST /api/registration');
});

test('@AUTH-06 rejects an empty phone number when the shop requires one', async () => {
  const { calls } = await openRegistration({ phone_required: true });
  expect(await screen.findByLabelText('Phone number *')).toBeRequired();
  await fillAll();
  await fill('Phone number', '');
  await send();
  expect(getField('Phone number')).toHaveAccessibleDescription('Enter your phone number.');
  expect(getField('Phone number')).toHaveFocus();
  expect(calls()).not.toContain('POST /api/registration');
});

test('shows an error at each missing field, focuses the first one and sends nothing', async () => {
  const { calls } = await openRegistration({ phone_required: true });
  await screen.findByLabelText('Phone number *');
  await send();
  expect(FIELDS.map((label) => getField(label).getAttribute('aria-invalid'))).toEqual(
    FIELDS.map(() => 'true'),
  );
  expect(getField('Full name')).toHaveFocus();
  await fill('Full name', 'Lina');
  expect(getField('Full name')).toBeValid();
  await fill('Email', 'lina@');
  await fill('Create a password', '12345');
  await user.tab();
  expect(getField('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  );
  expect(getField('Create a password')).toHaveAccessibleDescription(/Use at least 6 characters\./);
  expect(calls()).not.toContain('POST /api/registration');
});

test('does not move the button from under the pointer when an error appears', async () => {
  await openRegistration();
  const submit = screen.getByRole('button', { name: 'Create account' });
  await fill('Phone number', '123');
  await user.pointer({ keys: '[MouseLeft>]', target: submit });
  expect(getField('Phone number')).toBeValid();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(getField('Phone number')).toBeInvalid());
});

test('@AUTH-07 shows the first message of each field under it', async () => {
  const lists = Object.fromEntries(
    ['name', 'country', 'phone', 'email', 'password'].map((name) => [
      name,
      [`First of ${name}.`, `Second of ${name}.`],
    ]),
  );
  const refusal = { message: 'First of name. (and 9 more errors)', errors: lists };
  await openRegistration(
    {},
    {
      before: async (path) =>
        path === '/api/registration' ? Response.json(refusal, { status: 422 }) : undefined,
    },
  );
  await fillAll();
  await send();
  await waitFor(() => expect(screen.getAllByText('First of name.')).toHaveLength(2));
  expect(screen.queryByText(/more error/)).toBe(null);
  for (const [index, name] of ['name', 'country', 'phone', 'email', 'password'].entries()) {
    const at = getField(FIELDS[index] ?? '');
    expect(at).toHaveAccessibleDescription(new RegExp(`First of ${name}\\.`));
  }
  expect(screen.queryByText(/^Second of/)).toBe(null);
  expect(getField('Full name')).toHaveFocus();
  expect(getField('Create a password')).toHaveValue('secret');
});

test('@AUTH-07 shows the server’s error for a taken phone or email address', async () => {
  await openRegistration();
  await fillAll('demo@souk.example');
  await send();
  await waitFor(() =>
    expect(getField('Email')).toHaveAccessibleDescription('The email has already been taken.'),
  );
  expect(getField('Email')).toHaveFocus();
  await fill('Email', 'other@souk.example');
  expect(getField('Email')).toBeValid();
});

test('@AUTH-08 stores token and user, closes the dialog and clears the form', async () => {
  const { session } = await openRegistration();
  await fillAll();
  await send();
  await screen.findByText('Registration successfully complete');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(session.getState().token).toMatch(/^\d+\|\w{48}$/);
  expect(session.getState().user).toMatchObject({ name: 'Lina Berg', country: 'Sweden' });
  session.setState({ token: null, user: null });
  await press('Open');
  await press('Sign Up');
  expect(await findField('Full name')).toHaveValue('');
  expect(getField('Create a password')).toHaveValue('');
});

test.each([
  ['email', 'lina@souk.example', 'lina@souk.example'],
  ['phone', '0701234567', '460701234567'],
])(
  '@AUTH-08 verifies the account by %s, then runs the guest’s pending action',
  async (type, contact, shown) => {
    const bodies = watchFormBodies('/api/send-otp');
    const { code, session, get, delayRequests } = await openRegistration({
      register_otp_verify: true,
      register_otp_type: type,
    });
    const release = delayRequests('/api/send-otp');
    const afterLogin = vi.fn<() => void>();
    get(createDialogs).requireLogin(afterLogin);
    await fillAll();
    await send();
    const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
    expect(await within(dialog).findByText('Sending your code…')).toBeInTheDocument();
    expect(within(dialog).queryByRole('textbox')).toBe(null);
    release();
    expect(await within(dialog).findByText(shown)).toBeVisible();
    expect(bodies).toEqual([{ phone: contact, phone_code: '46', forgot_password: null }]);
    expect(within(dialog).getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus();
    expect(afterLogin).not.toHaveBeenCalled();
    await user.paste(await code());
    await press('Confirm OTP');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(session.getState().user).toMatchObject({ account_verified: true });
    expect(afterLogin).toHaveBeenCalledOnce();
  },
);

test('@AUTH-11 allows correcting a mistyped code by typing over it', async () => {
  const { code, session } = await openRegistration({ register_otp_verify: true });
  await fillAll();
  await send();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await waitFor(() => expect(within(dialog).getByLabelText('Digit 1 of 4')).toHaveFocus());
  const otp = await code();
  await user.keyboard(`${changeLastDigit(otp)}{Enter}`);
  await screen.findAllByText('Invalid otp');
  await user.keyboard(`${otp}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(session.getState().user).toMatchObject({ account_verified: true });
});

test('@AUTH-08 asks to complete the profile when the contact for the code is missing', async () => {
  const { calls } = await openRegistration({
    register_otp_verify: true,
    register_otp_type: 'phone',
    phone_required: false,
  });
  await fillAll();
  await fill('Phone number', '');
  await send();
  expect(
    await screen.findByText(
      'Add your contact details to your profile first, then verify your account.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(calls()).not.toContain('POST /api/send-otp');
});

test.each(FAILURES)(
  'shows an error and keeps the input when the registration fails with %s',
  async (status, text) => {
    const { fail, timeOutRequest } = await openRegistration();
    await fillAll();
    await fail({ operation: 'register', status });
    await send();
    if (status === 'hang') await timeOutRequest('POST /api/registration');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(getField('Create a password')).toHaveValue('secret');
  },
);

test('can retry loading the countries in their field', async () => {
  const app = await openAuthWorld();
  await app.fail({ operation: 'listCountries', status: 500, times: 1 });
  await renderAuth(app);
  await press('Sign Up');
  await screen.findByRole('alert');
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  await chooseCountry('Sweden');
});

test('explains that a shop without countries accepts no registrations', async () => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    input instanceof Request && input.url.endsWith('/api/countries')
      ? Response.json({ message: 'all countries', data: { countries: [] } })
      : real(input, init),
  );
  await openRegistration();
  expect(await screen.findByText(/^There are no countries to choose from yet/)).toBeVisible();
});

test('sets a name and an autocomplete token on every field', async () => {
  await openRegistration();
  expect(
    FIELDS.map((label) => [
      getField(label).getAttribute('name'),
      getField(label).getAttribute('autocomplete'),
    ]),
  ).toEqual([
    ['name', 'name'],
    ['country', 'country-name'],
    ['phone', 'tel-national'],
    ['email', 'email'],
    ['password', 'new-password'],
  ]);
});
