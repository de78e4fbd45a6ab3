import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type Toast, useShownToasts, useToasts } from './toast.ts';
import { ToastItem } from './toast-item.tsx';
import * as css from './toast-region.css.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/**
 * Where toasts appear (TOAST-01): one per page. Its live parts are there before any toast, or
 * nothing would be announced; errors interrupt, the rest waits for a pause. Pointer or focus on any
 * toast stops the time of all.
 */
export function ToastRegion() {
  const { dismissToast } = useToasts();
  const { t } = useLingui();
  const toasts = useShownToasts();
  const region = useRef<HTMLElement>(null);
  const { isActive, previousFocus } = useHoverOrFocus(region);

  function dismiss(toast: Toast) {
    const hadFocus = region.current?.contains(document.activeElement) ?? false;
    dismissToast(toast.id);
    if (hadFocus) previousFocus.current?.focus();
  }

  const item = (toast: Toast) => (
    <ToastItem key={toast.id} toast={toast} paused={isActive} onDismiss={() => dismiss(toast)} />
  );
  return (
    <section
      ref={region}
      aria-label={t`Notifications`}
      className={css.region}
      // Stays reachable and readable while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
    >
      <div aria-live="assertive" aria-relevant="additions">
        {toasts.filter(({ kind }) => kind === 'error').map(item)}
      </div>
      <div aria-live="polite" aria-relevant="additions">
        {toasts.filter(({ kind }) => kind !== 'error').map(item)}
      </div>
    </section>
  );
}
