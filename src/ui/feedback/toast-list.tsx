import type { RefObject } from 'react';
import { type Toast, useToasts } from './toast.ts';
import { ToastItem } from './toast-item.tsx';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/** Pointer or focus on one toast of the region pauses all. */
export function ToastList({
  region,
  toasts,
}: {
  region: RefObject<HTMLElement | null>;
  toasts: readonly Toast[];
}) {
  const { dismissToast } = useToasts();
  const { isActive, previousFocus } = useHoverOrFocus(region);

  function dismiss(toast: Toast) {
    const hadFocus = region.current?.contains(document.activeElement) ?? false;
    dismissToast(toast.id);
    if (hadFocus) previousFocus.current?.focus();
  }

  return toasts.map((toast) => (
    <ToastItem key={toast.id} toast={toast} isPaused={isActive} onDismiss={() => dismiss(toast)} />
  ));
}
