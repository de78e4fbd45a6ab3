import { useLingui } from '@lingui/react/macro';
import { formatSeconds } from './format-seconds.ts';
import { ApiError, BusyError, NetworkError } from '../../api/errors.ts';

/**
 * Returns a function that maps an error to a message for the shopper: the server's own, if any.
 * Render `ErrorText` and show toasts with `useErrorToast`: their waiting time counts down.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    if (error instanceof BusyError) {
      const remaining = formatSeconds(i18n, error.retryAfterS);
      return `${t`We’re very busy right now.`} ${t`Try again in ${remaining}.`}`;
    }
    if (error instanceof ApiError) {
      const { status } = error.failure as unknown as { status: number };
      // Same text as the toast of an expired session, so several calls show one message (AUTH-17).
      if (status === 401) return t`Please login first!`;
      if (status < 500 && error.texts.message) return error.texts.message;
      return t`Something went wrong on our side. Try again in a moment.`;
    }
    if (error instanceof NetworkError) {
      if (error.reason === 'offline')
        return t`You’re offline. Check your connection and try again.`;
      if (error.reason === 'timeout') return t`That took too long. Try again.`;
      return t`We couldn’t connect. Try again in a moment.`;
    }
    return t`Something went wrong while loading this. Try again in a moment.`;
  };
}

/** Returns the first message of each field in a 422. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.texts.fields : {};
}
