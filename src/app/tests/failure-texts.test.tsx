import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError, BusyError, NetworkError } from '../../api/errors.ts';
import { readFailureTexts } from '../../api/failure-texts.ts';
import { Screen as ChangePassword } from '../../features/account/screens/change-password-screen.tsx';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { CATALOGUE_LOCALES } from '../../lib/i18n/locale.ts';
import { useErrorText } from '../../features/errors/use-error-text.ts';
import { user } from '../../test/user.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';

const toApiError = (failure: object) =>
  new ApiError('getCart', failure as never, readFailureTexts(failure), false);

/** One of each kind whose text is not the server's. */
const FAILURES = [
  new NetworkError('getCart', 'offline', null),
  new NetworkError('getCart', 'timeout', null),
  new NetworkError('getCart', 'unreachable', null),
  toApiError({ status: 500, body: { message: 'Server Error' } }),
  toApiError({ status: 401, body: { message: 'Unauthenticated.' } }),
  new BusyError('getCart', 429, 30, false),
  new SyntaxError('Unexpected token'),
];

function Failures() {
  const errorText = useErrorText();
  return FAILURES.map((failure) => <p key={failure.message}>{errorText(failure)}</p>);
}

async function failureTextsIn(locale: string): Promise<string[]> {
  const i18n = createI18n(locale, await loadMessages(locale));
  const app = openApp();
  await app.signIn();
  renderApp(
    app,
    <>
      <Failures />
      <ChangePassword />
    </>,
    '/change-password',
    i18n,
  );
  const messages = screen.getAllByRole('paragraph').slice(0, FAILURES.length);
  const form = document.querySelector('form');
  if (!form) throw new Error('Failed to find the form.');
  await user.click(form.querySelector('[type="submit"]') ?? form);
  const fieldErrors = [...form.querySelectorAll('[aria-invalid=true]')].map((field) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(0) ?? ''),
  );
  return [...messages, ...fieldErrors].map((element) => element?.textContent ?? '');
}

test.each(CATALOGUE_LOCALES.filter((locale) => locale !== 'en'))(
  'shows errors of requests and fields in %s',
  async (locale) => {
    const english = await failureTextsIn('en');
    expect(english).toEqual([
      'You’re offline. Check your connection and try again.',
      'That took too long. Try again.',
      'We couldn’t connect. Try again in a moment.',
      'Something went wrong on our side. Try again in a moment.',
      'Please login first!',
      'We’re very busy right now. Try again in 30 seconds.',
      'Something went wrong while loading this. Try again in a moment.',
      'Enter your current password.',
      'Enter a password.',
    ]);
    cleanup();
    const messages = await failureTextsIn(locale);
    expect(messages).toHaveLength(english.length);
    expect(messages.filter((text) => text === '' || english.includes(text))).toEqual([]);
    expect(new Set(messages).size).toBe(new Set(english).size);
  },
);
