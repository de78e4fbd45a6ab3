import { AbortedRequestError, BusyError } from '../../api/errors.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { ErrorText } from './error-text.tsx';
import { useErrorText } from './use-error-text.ts';

/** After the end of the waiting time. */
const READING_TIME_MS = 5000;

/** Returns a function that shows an error as a toast, of a topic if given. Aborted requests show none. */
export function useErrorToast(): (error: unknown, topic?: string) => void {
  const { showToast } = useToasts();
  const errorText = useErrorText();
  return (error, topic) => {
    if (error instanceof AbortedRequestError) return;
    showToast({
      kind: 'error',
      topic,
      message: errorText(error),
      content: <ErrorText error={error} />,
      timeoutMs:
        error instanceof BusyError ? error.retryAfterS * 1000 + READING_TIME_MS : undefined,
    });
  };
}
