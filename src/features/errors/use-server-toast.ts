import { useApi } from '../../api/api-provider.tsx';
import { showToast, type ToastInput } from '../../ui/feedback/toast.ts';

/** Shows a message of a successful response as a toast, in the shopper's language (WORD-01). */
export function useServerToast(): (toast: ToastInput) => void {
  const { client } = useApi();
  return (toast) => {
    // It never rejects: what can't be translated comes back as it was.
    void client.translate(toast.message).then((message) => showToast({ ...toast, message }));
  };
}
