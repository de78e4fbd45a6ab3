import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import {
  FAILURES,
  mistypeLastDigit,
  openAuthWorld,
  watchFormBodies,
} from '../../../test/auth-world.ts';
import {
  chooseCountry,
  field,
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

/** Fills all of the form with what the server takes. */
async function fillAll(email = 'lina@souk.example') {
  await fill('Full name', 'Lina Berg');
  await chooseCountry('Sweden');
  await fill('Phone number', '070-123 45 67');
  await fill('Email', email);
  await fill('Create a password', 'secret');
}

const send = () => press('Create account');

test('@AUTH-05 asks for five things and sends them under the server’s names, the country by name', async () => {
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

test('@AUTH-05 a dialling code of one’s own choice stays, whatever the country', async () => {
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
])(
  '@AUTH-05 %s is a link: it closes the dialog, leads there and sends nothing',
  async (name, href) => {
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
    expect(field('Create a password')).toHaveValue('half a secret');
  },
);

test('@AUTH-06 strips what is no digit, in the digits of any script', async () => {
  await openRegistration();
  await fill('Phone number', '(٠٧٠) 12a-3');
  expect(field('Phone number')).toHaveValue('070123');
});

test.each([
  ['the usual lengths', {}, '12345678', '123456789', 9, '12345678901234567', 16],
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
  '@AUTH-06 holds the phone to %s on leaving it, forgiving at once',
  async (_, settings, short, right, min, long, max) => {
    await openRegistration(settings);
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toBeVisible());
    const phone = field('Phone number');
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

test('@AUTH-06 without a phone number where the shop does not want one', async () => {
  const { calls } = await openRegistration({ phone_required: false });
  expect(await screen.findByLabelText('Phone number (optional)')).toBeVisible();
  await fillAll();
  await fill('Phone number', '');
  await send();
  expect(await screen.findByText('Registration successfully complete')).toBeVisible();
  expect(calls()).toContain('POST /api/registration');
});

test('@AUTH-06 not without one where the shop does', async () => {
  const { calls } = await openRegistration({ phone_required: true });
  expect(await screen.findByLabelText('Phone number *')).toBeRequired();
  await fillAll();
  await fill('Phone number', '');
  await send();
  expect(field('Phone number')).toHaveAccessibleDescription('Enter your phone number.');
  expect(field('Phone number')).toHaveFocus();
  expect(calls()).not.toContain('POST /api/registration');
});

test('what is missing is said at each field and the first of them focused, before anything is sent', async () => {
  const { calls } = await openRegistration({ phone_required: true });
  await screen.findByLabelText('Phone number *');
  await send();
  expect(FIELDS.map((label) => field(label).getAttribute('aria-invalid'))).toEqual(
    FIELDS.map(() => 'true'),
  );
  expect(field('Full name')).toHaveFocus();
  await fill('Full name', 'Lina');
  expect(field('Full name')).toBeValid();
  await fill('Email', 'lina@');
  await fill('Create a password', '12345');
  expect(field('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  );
  expect(field('Create a password')).toHaveAccessibleDescription(/Use at least 6 characters\./);
  expect(calls()).not.toContain('POST /api/registration');
});

test('a message does not push the button away from under the pointer', async () => {
  await openRegistration();
  const submit = screen.getByRole('button', { name: 'Create account' });
  await fill('Phone number', '123');
  await user.pointer({ keys: '[MouseLeft>]', target: submit });
  expect(field('Phone number')).toBeValid();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(field('Phone number')).toBeInvalid());
});

test('@AUTH-07 the first message of each list stands under its field', async () => {
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
  expect(await screen.findAllByText('First of name.')).toHaveLength(2);
  expect(screen.queryByText(/more error/)).toBe(null);
  for (const [index, name] of ['name', 'country', 'phone', 'email', 'password'].entries()) {
    const at = field(FIELDS[index] ?? '');
    expect(at).toHaveAccessibleDescription(new RegExp(`First of ${name}\\.`));
  }
  expect(screen.queryByText(/^Second of/)).toBe(null);
  expect(field('Full name')).toHaveFocus();
  expect(field('Create a password')).toHaveValue('secret');
});

test('@AUTH-07 a taken phone and e-mail address are the server’s to tell', async () => {
  await openRegistration();
  await fillAll('demo@souk.example');
  await send();
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('The email has already been taken.'),
  );
  expect(field('Email')).toHaveFocus();
  await fill('Email', 'other@souk.example');
  expect(field('Email')).toBeValid();
});

test('@AUTH-08 keeps token and user, closes and clears its fields', async () => {
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
  expect(field('Create a password')).toHaveValue('');
});

test.each([
  ['email', 'lina@souk.example', 'lina@souk.example'],
  ['phone', '0701234567', '460701234567'],
])(
  '@AUTH-08 where accounts are verified by %s a code goes there, then follows what the guest pressed',
  async (type, contact, shown) => {
    const bodies = watchFormBodies('/api/send-otp');
    const { code, session, get, hold } = await openRegistration({
      register_otp_verify: true,
      register_otp_type: type,
    });
    const release = hold('/api/send-otp');
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

test('@AUTH-11 a mistyped code is corrected by typing the right one over it', async () => {
  const { code, session } = await openRegistration({ register_otp_verify: true });
  await fillAll();
  await send();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await waitFor(() => expect(within(dialog).getByLabelText('Digit 1 of 4')).toHaveFocus());
  const otp = await code();
  await user.keyboard(`${mistypeLastDigit(otp)}{Enter}`);
  await screen.findAllByText('Invalid otp');
  await user.keyboard(`${otp}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(session.getState().user).toMatchObject({ account_verified: true });
});

test('@AUTH-08 an account without what the code would go to is told to be completed', async () => {
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
  'a registration that fails with %s says so and keeps all',
  async (status, text) => {
    const { fail, expire } = await openRegistration();
    await fillAll();
    await fail({ operation: 'register', status });
    await send();
    if (status === 'hang') await expire('POST /api/registration');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Create a password')).toHaveValue('secret');
  },
);

test('countries that do not come can be asked for again, in their field', async () => {
  const app = await openAuthWorld();
  await app.fail({ operation: 'listCountries', status: 500, times: 1 });
  await renderAuth(app);
  await press('Sign Up');
  await screen.findByRole('alert');
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  await chooseCountry('Sweden');
});

test('every field has its token and name for those who have them filled in', async () => {
  await openRegistration();
  expect(
    FIELDS.map((label) => [
      field(label).getAttribute('name'),
      field(label).getAttribute('autocomplete'),
    ]),
  ).toEqual([
    ['name', 'name'],
    ['country', 'country-name'],
    ['phone', 'tel-national'],
    ['email', 'email'],
    ['password', 'new-password'],
  ]);
});
