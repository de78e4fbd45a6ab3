import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { FAILURES, openAuthWorld, watchFormBodies } from '../../test/auth-world.ts';
import { VerifyDialog } from './verify-dialog.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../test/time.ts';
import { user } from '../../test/user.ts';

const UNVERIFIED_EMAIL = 'new@souk.example';

beforeEach(fakeAdvancingTimers);
afterEach(() => {
  vi.restoreAllMocks();
});

function Page({ events }: { events: string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Verify
      </button>
      {isOpen ? (
        <VerifyDialog
          onVerified={() => events.push('verified')}
          onClose={() => {
            events.push('closed');
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

async function openVerification(...world: Parameters<typeof openAuthWorld>) {
  const app = await openAuthWorld(...world);
  await app.signIn(UNVERIFIED_EMAIL);
  const events: string[] = [];
  renderApp(app, <Page events={events} />);
  const open = () => user.click(screen.getByRole('button', { name: 'Verify' }));
  const countSends = () => app.calls().filter((call) => call === 'POST /api/send-otp').length;
  return { ...app, events, open, countSends };
}

const firstBox = () => screen.findByLabelText('Digit 1 of 4');
const digits = () =>
  [1, 2, 3, 4].map((box) => screen.getByLabelText<HTMLInputElement>(`Digit ${box} of 4`).value);
const confirm = () => screen.getByText('Confirm OTP');

test('emails a code on opening and updates the session after a correct code', async () => {
  const bodies = watchFormBodies('/api/send-otp');
  const { events, open, code, calls, session } = await openVerification();
  await open();
  expect(await firstBox()).toHaveFocus();
  expect(screen.getByText('Your Verification code is sent to your email')).toBeVisible();
  expect(screen.getByText(UNVERIFIED_EMAIL)).toBeVisible();
  expect(bodies).toEqual([{ phone: UNVERIFIED_EMAIL, phone_code: '46', forgot_password: null }]);
  await user.paste(await code());
  await user.click(confirm());
  await waitFor(() => expect(events).toEqual(['closed', 'verified']));
  expect(calls()).toContain('GET /api/profile');
  expect(session.getState().user).toMatchObject({
    account_verified: true,
    email_verified: true,
  });
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('sends the code by phone when the shop verifies by phone', async () => {
  const bodies = watchFormBodies('/api/send-otp');
  const { open } = await openVerification({ register_otp_type: 'phone' });
  await open();
  await firstBox();
  expect(bodies).toMatchObject([{ phone: '01700000001' }]);
});

test('shows a message and closes when the account has no contact', async () => {
  const { open, events, countSends, session } = await openVerification();
  act(() => {
    session.setState((state) => ({ user: state.user && { ...state.user, email: null } }));
  });
  await open();
  expect(
    await screen.findByText(
      'Add your contact details to your profile first, then verify your account.',
    ),
  ).toBeVisible();
  expect(events).toEqual(['closed']);
  expect(countSends()).toBe(0);
});

test('keeps the verification when the profile cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { events, open, code, fail, session } = await openVerification();
  await open();
  await firstBox();
  await fail({ operation: 'getProfile', status: 500 });
  await user.paste(await code());
  await user.click(confirm());
  await waitFor(() => expect(events).toEqual(['closed', 'verified']));
  expect(session.getState().user).toMatchObject({ account_verified: true });
});

test('@AUTH-11 moves between the four boxes and enables Confirm for four digits', async () => {
  const { open } = await openVerification();
  await open();
  expect(await firstBox()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  await user.keyboard('123');
  expect(digits()).toEqual(['1', '2', '3', '']);
  expect(screen.getByLabelText('Digit 4 of 4')).toHaveFocus();
  expect(confirm()).toBeDisabled();
  await user.keyboard('{Backspace}');
  expect(screen.getByLabelText('Digit 3 of 4')).toHaveFocus();
  expect(digits()).toEqual(['1', '2', '', '']);
  await user.keyboard('34');
  expect(confirm()).toBeEnabled();
});

test('@AUTH-11 fills all four boxes from a pasted code and sends it as one', async () => {
  const bodies = watchFormBodies('/api/verify-otp');
  const { open } = await openVerification();
  await open();
  await firstBox();
  await user.paste('98 76');
  expect(digits()).toEqual(['9', '8', '7', '6']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText('Invalid otp')).toHaveLength(2));
  expect(bodies).toEqual([{ phone: UNVERIFIED_EMAIL, otp: '9876' }]);
  expect(screen.getByRole('group', { name: 'Enter OTP' })).toHaveAccessibleDescription(
    'Invalid otp',
  );
  expect(await firstBox()).toHaveFocus();
  expect(digits()).toEqual(['9', '8', '7', '6']);
});

test('@AUTH-12 counts down 60 seconds after each code, then offers to resend', async () => {
  const { open, countSends, code } = await openVerification();
  await open();
  await firstBox();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Resend code in (01:00|00:59)$/);
  await advanceTime(30_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Resend code in 00:(30|29)$/);
  expect(screen.queryByText('Resend OTP')).toBe(null);
  await advanceTime(30_000);
  expect(screen.queryByRole('timer')).toBe(null);
  const before = await code();
  await user.keyboard('12');
  await user.click(screen.getByText('Resend OTP'));
  expect(await screen.findByRole('timer')).toHaveTextContent(/01:00|00:5\d/);
  expect(countSends()).toBe(2);
  expect(await code()).not.toBe(before);
  expect(digits()).toEqual(['', '', '', '']);
  expect(await firstBox()).toHaveFocus();
});

test('@AUTH-12 neither resends nor changes the countdown when reopened', async () => {
  const { open, countSends } = await openVerification();
  await open();
  await firstBox();
  await advanceTime(20_000);
  await user.keyboard('{Escape}');
  await advanceTime(10_000);
  await open();
  await firstBox();
  expect(screen.getByRole('timer')).toHaveTextContent(/00:(30|2\d)/);
  expect(countSends()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const timerCount = vi.getTimerCount();
  await advanceTime(60_000);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timerCount);
  await open();
  await waitFor(() => expect(countSends()).toBe(2));
});

test('@AUTH-12 starts no countdown after a failed request', async () => {
  const { open, fail } = await openVerification();
  await open();
  await firstBox();
  await advanceTime(60_000);
  await fail({ operation: 'sendOtp', status: 429, times: 1 });
  await user.keyboard('12');
  await user.click(screen.getByText('Resend OTP'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We’re very busy right now.');
  expect(digits()).toEqual(['1', '2', '', '']);
  expect(screen.getByText('Resend OTP')).toBeVisible();
  expect(screen.queryByRole('timer')).toBe(null);
});

test('closes on Escape and on its button, not on a press outside', async () => {
  const { open, events } = await openVerification();
  await open();
  await firstBox();
  await user.click(document.body);
  expect(events).toEqual([]);
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await user.keyboard('{Escape}');
  expect(events).toEqual(['closed']);
});

test.each(FAILURES)(
  '@AUTH-14 shows an error with a retry instead of the boxes when the first code fails with %s',
  async (status, text) => {
    const { open, fail, timeOutRequest } = await openVerification();
    await fail({ operation: 'sendOtp', status });
    await open();
    if (status === 'hang') await timeOutRequest('POST /api/send-otp');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    await fail();
    await user.click(screen.getByText('Try again'));
    expect(await firstBox()).toHaveFocus();
  },
);

const REFUSALS: [number | string, string, string?][] = [
  [422, 'The otp field is required.', 'noCode'],
  [422, 'The phone field is required.', 'noContact'],
  [422, 'Sorry! No user found', 'unknown'],
  ...FAILURES.map(([status, text]): [number | string, string] => [status, text]),
];

test.each(REFUSALS)(
  '@AUTH-14 shows an error and keeps the code when verify-otp fails with %s (%s)',
  async (status, text, example) => {
    const { open, fail, timeOutRequest } = await openVerification();
    await open();
    await firstBox();
    await user.paste('9876');
    await fail({ operation: 'verifyOtp', status, ...(example ? { example } : {}) });
    await user.click(confirm());
    if (status === 'hang') await timeOutRequest('POST /api/verify-otp');
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(digits()).toEqual(['9', '8', '7', '6']);
    if (status === 422 && example !== 'unknown') {
      expect(screen.getByRole('group', { name: 'Enter OTP' })).toHaveAccessibleDescription(text);
    }
  },
);
