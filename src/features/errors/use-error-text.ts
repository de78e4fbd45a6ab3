import { useLingui } from '@lingui/react/macro';
import { ApiError, NetworkError } from '../../api/errors.ts';

/** Turns a failed call into a sentence for the shopper: the server's own message where it gave one. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof ApiError) {
      const { status } = error.failure as unknown as { status: number };
      // The words of the session's end: told by several calls, they are one message (AUTH-17).
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

/** First message of each field that a 422 names; empty for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.texts.fields : {};
}
