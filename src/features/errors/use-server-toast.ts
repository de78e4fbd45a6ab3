import { useApi } from '../../api/api-provider.tsx';
import { type ToastInput, useToasts } from '../../ui/feedback/toast.ts';

/** Shows a toast with the translated message of a response (WORD-01). */
export function useServerToast(): (toast: ToastInput) => void {
  const { showToast } = useToasts();
  const { client } = useApi();
  return (toast) => {
    // Never rejects: falls back to the original text.
    void client.translate(toast.message).then((message) => showToast({ ...toast, message }));
  };
}
