import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../lib/react/error-boundary.tsx';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { whenActed } from '../../lib/react/when-needed.ts';
import { useShownToasts, useToasts } from './toast.ts';
import { ToastBody } from './toast-body.tsx';
import * as css from './toast-region.css.ts';

const ToastList = lazyComponent(() =>
  import('./toast-list.tsx').then((module) => module.ToastList),
);

/**
 * Shows toasts (TOAST-01). Render it once per page. Its live regions must exist before any toast,
 * or nothing is announced. Errors are assertive. The code of toasts loads with the first action or
 * toast.
 */
export function ToastRegion() {
  const { t } = useLingui();
  const toasts = useShownToasts();
  const { dismissToast } = useToasts();
  const region = useRef<HTMLElement>(null);
  useEffect(() => void whenActed().then(ToastList.preload), []);

  const list = (isAssertive: boolean) => {
    const shown = toasts.filter(({ kind }) => (kind === 'error') === isAssertive);
    const renderTexts = () =>
      shown.map((toast) => (
        <ToastBody key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
      ));
    return (
      <div aria-live={isAssertive ? 'assertive' : 'polite'} aria-relevant="additions">
        {toasts.length > 0 ? (
          // A tab of an old build may be unable to load the code; the texts must not be lost.
          <ErrorBoundary renderFailure={renderTexts}>
            <Suspense>
              <ToastList region={region} toasts={shown} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
    );
  };
  return (
    <section
      ref={region}
      aria-label={t`Notifications`}
      className={css.region}
      // Remains usable while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
    >
      {list(true)}
      {list(false)}
    </section>
  );
}
