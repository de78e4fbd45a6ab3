import { useApi } from '../../api/api-provider.tsx';
import { type ToastInput, useToasts } from '../../ui/feedback/toast.ts';

/** Shows a message of a successful response as a toast, in the shopper's language (WORD-01). */
export function useServerToast(): (toast: ToastInput) => void {
  const { showToast } = useToasts();
  const { client } = useApi();
  return (toast) => {
    // It never rejects: what can't be translated comes back as it was.
    void client.translate(toast.message).then((message) => showToast({ ...toast, message }));
  };
}
