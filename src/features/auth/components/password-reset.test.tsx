import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
  findDialog,
  findField,
  press,
  renderAuth,
} from '../testing/render-auth.tsx';
import { user } from '../../../test/user.ts';

const UNVERIFIED_EMAIL = 'new@souk.example';

afterEach(() => {
  vi.restoreAllMocks();
});

async function openForgotPasswordForm(...world: Parameters<typeof openAuthWorld>) {
  const app = await openAuthWorld(...world);
  const rendered = await renderAuth(app);
  await press('Forgot Password?');
  await findDialog('Forgot Password');
  return { ...rendered, code: app.code };
}

async function openResetPasswordForm(...world: Parameters<typeof openAuthWorld>) {
  const rendered = await openForgotPasswordForm(...world);
  const { code } = rendered;
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 4')).toHaveFocus());
  await user.paste(await code());
  await press('Confirm OTP');
  await findField('New password');
  return rendered;
}

test('@AUTH-09 shows an error at each missing field and focuses the first one', async () => {
  const { calls } = await openForgotPasswordForm({ forgot_otp_type: 'phone' });
  expect(await findField('Country')).toHaveFocus();
  await press('Send OTP');
  expect(getField('Country')).toHaveAccessibleDescription('The country field is required');
  expect(getField('Country')).toHaveFocus();
  expect(getField('Phone number')).toHaveAccessibleDescription(
    'The phone or email field is required',
  );
  await chooseCountry('Sweden');
  expect(getField('Country')).toBeValid();
  await press('Send OTP');
  expect(getField('Phone number')).toHaveFocus();
  expect(calls()).not.toContain('POST /api/send-otp');
});

test('@AUTH-09 asks only for the email address when the shop sends codes by email', async () => {
  const bodies = watchFormBodies('/api/send-otp');
  await openForgotPasswordForm();
  expect(await findField('Email address')).toHaveFocus();
  expect(screen.queryByLabelText(/^Country/)).toBe(null);
  await press('Send OTP');
  expect(getField('Email address')).toHaveAccessibleDescription(
    'The phone or email field is required',
  );
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  await findDialog('Enter OTP');
  expect(bodies).toEqual([{ phone: UNVERIFIED_EMAIL, phone_code: null, forgot_password: 1 }]);
});

test('@AUTH-09 asks for the phone and its dialling code when the shop sends codes by phone', async () => {
  const bodies = watchFormBodies('/api/send-otp');
  await openForgotPasswordForm({ forgot_otp_type: 'phone' });
  expect(await findField('Phone number')).toHaveAttribute('autocomplete', 'tel-national');
  expect(screen.queryByLabelText(/^Email address/)).toBe(null);
  await chooseCountry('Sweden');
  await fill('Phone number', '01700-000001');
  await press('Send OTP');
  await findDialog('Enter OTP');
  expect(bodies).toEqual([{ phone: '01700000001', phone_code: '46', forgot_password: 1 }]);
});

test('@AUTH-10 resets the password with a code and logs in with the new one', async () => {
  const requests = watchFormBodies('/api/send-otp');
  const { code, calls } = await openForgotPasswordForm({ forgot_otp_type: 'phone' });
  await findField('Phone number');
  await chooseCountry('Sweden');
  await fill('Phone number', '01700000001');
  await press('Send OTP');
  await findDialog('Enter OTP');
  // The response joins dialling code and number; the next request needs the number alone.
  expect(await screen.findByText('4601700000001')).toBeVisible();
  expect(screen.getByText('Your Forgot Password code is sent to your phone')).toBeVisible();
  expect(requests).toHaveLength(1);
  vi.restoreAllMocks();
  const checked = watchFormBodies('/api/verify-otp');
  const otp = await code();
  await user.paste(otp);
  await press('Confirm OTP');
  await findDialog('Reset Password');
  expect(await findField('New password')).toHaveFocus();
  expect(checked).toEqual([{ phone: '01700000001', otp }]);
  vi.restoreAllMocks();
  const reset = watchFormBodies('/api/reset-password');
  await user.keyboard('better-secret{Tab}{Tab}better-secret{Enter}');
  await findDialog('Welcome!');
  expect(await screen.findByText('Password reset successfully')).toBeVisible();
  expect(reset).toEqual([
    {
      token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      password: 'better-secret',
      password_confirmation: 'better-secret',
    },
  ]);
  expect(getField('Email or phone number')).toHaveValue('01700000001');
  expect(getField('Password')).toHaveValue('');
  await fill('Password', 'better-secret');
  await press('Log in');
  await screen.findByText('Login successfully');
  expect(calls().filter((call) => call === 'POST /api/send-otp')).toHaveLength(1);
});

test('@AUTH-11 accepts a code typed over a mistyped one', async () => {
  const { code } = await openForgotPasswordForm();
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 4')).toHaveFocus());
  const otp = await code();
  await user.keyboard(`${changeLastDigit(otp)}{Enter}`);
  await screen.findAllByText('Invalid otp');
  await user.keyboard(`${otp}{Enter}`);
  await findDialog('Reset Password');
});

test('@AUTH-10 treats a response without data as a failure', async () => {
  const { fail } = await openForgotPasswordForm();
  await fail({ operation: 'sendOtp', status: 200, example: 'notSent' });
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t send a code to this account.',
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Forgot Password');
});

test('does not send a second code when going back and forth', async () => {
  const { calls } = await openForgotPasswordForm();
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  await screen.findByText(/Resend code in/);
  await press('Use a different account');
  expect(await findField('Email address')).toHaveValue(UNVERIFIED_EMAIL);
  await press('Send OTP');
  expect(await screen.findByText(/Resend code in/)).toBeVisible();
  expect(calls().filter((call) => call === 'POST /api/send-otp')).toHaveLength(1);
});

test('@AUTH-12 sends a code after the country of the phone number is corrected', async () => {
  const bodies = watchFormBodies('/api/send-otp');
  await openForgotPasswordForm({ forgot_otp_type: 'phone' });
  await chooseCountry('Norway');
  await fill('Phone number', '01700000001');
  await press('Send OTP');
  await findDialog('Enter OTP');
  await screen.findByText(/Resend code in/);
  await press('Use a different account');
  await chooseCountry('Sweden');
  await press('Send OTP');
  expect(await screen.findByText('4601700000001')).toBeVisible();
  expect(bodies).toMatchObject([{ phone_code: '47' }, { phone_code: '46' }]);
});

test('@AUTH-14 shows the send-otp error under the contact', async () => {
  const { fail } = await openForgotPasswordForm();
  await fail({ operation: 'sendOtp', status: 422, example: 'noContact', times: 1 });
  await fill('Email address', UNVERIFIED_EMAIL);
  await press('Send OTP');
  await waitFor(() =>
    expect(getField('Email address')).toHaveAccessibleDescription(
      'The phone or email field is required.',
    ),
  );
  expect(getField('Email address')).toHaveFocus();
  expect(screen.getAllByText('The phone or email field is required.')).toHaveLength(2);
  await fill('Email address', 'demo@souk.example');
  expect(getField('Email address')).toBeValid();
});

const SEND_OTP_ERRORS: [number | string, string, string?][] = [
  [422, 'Sorry! No user found with this email/phone.', 'unknown'],
  [422, 'Sorry, your account is not active', 'inactive'],
  ...FAILURES.map(([status, text]): [number | string, string] => [status, text]),
];

test.each(SEND_OTP_ERRORS)(
  '@AUTH-14 shows an error when send-otp fails with %s (%s) and lets the shopper retry',
  async (status, text, example) => {
    const { fail, timeOutRequest } = await openForgotPasswordForm();
    await fill('Email address', UNVERIFIED_EMAIL);
    await fail({ operation: 'sendOtp', status, ...(example ? { example } : {}) });
    await press('Send OTP');
    if (status === 'hang') await timeOutRequest('POST /api/send-otp');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(getField('Email address')).toHaveValue(UNVERIFIED_EMAIL);
    await fail();
    await press('Send OTP');
    await findDialog('Enter OTP');
  },
);

test('@AUTH-13 rejects passwords that do not match before sending, and toggles the visibility of each', async () => {
  const { calls } = await openResetPasswordForm();
  await fill('New password', 'better-secret');
  await fill('Confirm password', 'bitter-secret');
  await press('Reset Password');
  expect(getField('Confirm password')).toHaveAccessibleDescription(
    'Confirm Password does not match.',
  );
  expect(getField('Confirm password')).toHaveFocus();
  expect(calls()).not.toContain('POST /api/reset-password');
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  if (!first || !second) throw new Error('Failed to find both "Show password" buttons.');
  await user.click(second);
  expect(getField('Confirm password')).toHaveAttribute('type', 'text');
  expect(getField('New password')).toHaveAttribute('type', 'password');
  await user.click(first);
  expect(getField('New password')).toHaveAttribute('type', 'text');
  await fill('Confirm password', 'better-secret');
  expect(getField('Confirm password')).toBeValid();
});

test('@AUTH-14 shows reset-password errors under the fields or above the form', async () => {
  const { fail } = await openResetPasswordForm();
  await fill('New password', 'better-secret');
  await fill('Confirm password', 'better-secret');
  await fail({ operation: 'resetPassword', status: 422, example: 'unequal', times: 1 });
  await press('Reset Password');
  await waitFor(() =>
    expect(getField('New password')).toHaveAccessibleDescription(
      /The password and confirmation password do not match\./,
    ),
  );
  await fail({ operation: 'resetPassword', status: 422, example: 'unknownToken', times: 1 });
  await press('Reset Password');
  expect(await screen.findByRole('alert')).toHaveTextContent('The selected token is invalid.');
  expect(getField('New password')).toHaveValue('better-secret');
  await press('Reset Password');
  await findDialog('Welcome!');
});

test.each(FAILURES)(
  '@AUTH-14 shows an error when reset-password fails with %s and keeps the input',
  async (status, text) => {
    const { fail, timeOutRequest } = await openResetPasswordForm();
    await fill('New password', 'better-secret');
    await fill('Confirm password', 'better-secret');
    await fail({ operation: 'resetPassword', status });
    await press('Reset Password');
    if (status === 'hang') await timeOutRequest('POST /api/reset-password');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(getField('Confirm password')).toHaveValue('better-secret');
  },
);
