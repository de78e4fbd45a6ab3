import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type Toast, useShownToasts, useToasts } from './toast.ts';
import { ToastItem } from './toast-item.tsx';
import * as css from './toast-region.css.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

/**
 * Shows toasts (TOAST-01). Render it once per page. Its live regions must exist before any toast,
 * or nothing is announced. Errors are assertive. Pointer or focus on one toast pauses all.
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
    <ToastItem key={toast.id} toast={toast} isPaused={isActive} onDismiss={() => dismiss(toast)} />
  );
  return (
    <section
      ref={region}
      aria-label={t`Notifications`}
      className={css.region}
      // Remains usable while a dialog hides the rest of the page.
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
