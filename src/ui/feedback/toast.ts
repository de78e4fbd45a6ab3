import type { ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';

export interface ToastInput {
  /** `card` is larger, with title and picture, for "added to the cart". */
  kind: 'success' | 'warning' | 'error' | 'card';
  message: string;
  /** Shown instead of `message`, which then only identifies the toast. */
  content?: ReactNode;
  title?: string | undefined;
  /** Shown below the title, such as size and colour. */
  detail?: string | undefined;
  picture?: { src: string; alt: string } | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  /** Such as one form: a success removes the errors of its topic. */
  topic?: string | undefined;
  /** Milliseconds; by default 3,000, or 6,000 for errors and warnings. */
  timeoutMs?: number | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  timeoutMs: number;
}

/** More would cover a phone's screen. The oldest are removed first. */
const MAX_TOASTS = 4;

export function createToasts() {
  const store = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  const update = (change: (toasts: readonly Toast[]) => readonly Toast[]) =>
    store.setState(({ toasts }) => ({ toasts: change(toasts) }));
  let lastId = 0;

  return Object.assign(store, {
    /** Shows a toast and returns its id. Replaces an equal toast. */
    showToast: (input: ToastInput): number => {
      lastId += 1;
      const id = lastId;
      const timeoutMs =
        input.timeoutMs ?? (input.kind === 'error' || input.kind === 'warning' ? 6000 : 3000);
      const successTopic = input.kind === 'success' ? input.topic : undefined;
      update((toasts) => {
        const others = toasts.filter(
          ({ kind, message, title, topic }) =>
            (kind !== input.kind || message !== input.message || title !== input.title) &&
            (kind !== 'error' || topic === undefined || topic !== successTopic),
        );
        return [...others, { ...input, id, timeoutMs }].slice(-MAX_TOASTS);
      });
      return id;
    },
    dismissToast: (id: number) => update((toasts) => toasts.filter((toast) => toast.id !== id)),
    dismissErrors: (errorTopic: string) =>
      update((toasts) =>
        toasts.filter(({ kind, topic }) => kind !== 'error' || topic !== errorTopic),
      ),
  });
}

export function useToasts() {
  return useAppPart(createToasts);
}

export function useShownToasts(): readonly Toast[] {
  return useStore(useToasts(), ({ toasts }) => toasts);
}
