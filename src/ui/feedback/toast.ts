import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';

export interface ToastInput {
  /** `card` is the larger look with title and picture, for "added to the cart". */
  kind: 'success' | 'warning' | 'error' | 'card';
  message: string;
  title?: string | undefined;
  picture?: { src: string; alt: string } | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  /** What it is about, such as one form: a success takes the errors of its topic away. */
  topic?: string | undefined;
  /** Milliseconds until it goes by itself: 3,000, or 6,000 for errors and warnings. */
  timeout?: number | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  timeout: number;
}

/** More would cover a phone's screen; the oldest go first. */
const MAX_TOASTS = 4;

/** Creates the list of toasts that are shown, oldest first. */
export function createToasts() {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  const update = (change: (toasts: readonly Toast[]) => readonly Toast[]) =>
    store.setState(({ toasts }) => ({ toasts: change(toasts) }));
  let lastId = 0;

  return Object.assign(store, {
    /** Shows a toast and returns its id. The same words again renew the one that is still shown. */
    showToast: (input: ToastInput): number => {
      lastId += 1;
      const id = lastId;
      const timeout =
        input.timeout ?? (input.kind === 'error' || input.kind === 'warning' ? 6000 : 3000);
      const settled = input.kind === 'success' ? input.topic : undefined;
      update((toasts) => {
        const others = toasts.filter(
          ({ kind, message, title, topic }) =>
            (kind !== input.kind || message !== input.message || title !== input.title) &&
            (kind !== 'error' || topic === undefined || topic !== settled),
        );
        return [...others, { ...input, id, timeout }].slice(-MAX_TOASTS);
      });
      return id;
    },
    /** Removes a toast; one that has gone already is no error. */
    dismissToast: (id: number) => update((toasts) => toasts.filter((toast) => toast.id !== id)),
    /** Removes the errors of a topic, where a success shows no toast. */
    dismissErrors: (about: string) =>
      update((toasts) => toasts.filter(({ kind, topic }) => kind !== 'error' || topic !== about)),
  });
}

/** Returns what shows and removes toasts. */
export function useToasts() {
  return useAppPart(createToasts);
}

/** Reads the toasts that are shown now; none on the server. */
export function useShownToasts(): readonly Toast[] {
  return useStore(useToasts(), ({ toasts }) => toasts);
}
