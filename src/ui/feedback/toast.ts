import { useSyncExternalStore } from 'react';

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

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast and returns its id. The same words again renew the one that still stands. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  const timeout =
    input.timeout ?? (input.kind === 'error' || input.kind === 'warning' ? 6000 : 3000);
  const settled = input.kind === 'success' ? input.topic : undefined;
  const others = toasts.filter(
    ({ kind, message, title, topic }) =>
      (kind !== input.kind || message !== input.message || title !== input.title) &&
      (kind !== 'error' || topic === undefined || topic !== settled),
  );
  publish([...others, { ...input, id: lastId, timeout }].slice(-MAX_TOASTS));
  return lastId;
}

/** Takes a toast away; one that has gone already is no error. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

/** Takes the errors of a topic away, where a success shows no toast. */
export function dismissErrors(topic: string): void {
  const others = toasts.filter((toast) => toast.kind !== 'error' || toast.topic !== topic);
  if (others.length < toasts.length) publish(others);
}

/** Calls back on every change; returns how to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts that stand now, oldest first; none on the server. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function currentToasts() {
  return toasts;
}

const NO_TOASTS: readonly Toast[] = [];

function noToasts() {
  return NO_TOASTS;
}
