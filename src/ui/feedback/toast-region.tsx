import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { whenActed } from '../../lib/react/when-needed.ts';
import { useShownToasts } from './toast.ts';
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
  const region = useRef<HTMLElement>(null);
  useEffect(() => void whenActed().then(ToastList.preload), []);

  const list = (isAssertive: boolean) => (
    <div aria-live={isAssertive ? 'assertive' : 'polite'} aria-relevant="additions">
      {toasts.length > 0 ? (
        <LazySection>
          <ToastList
            region={region}
            toasts={toasts.filter(({ kind }) => (kind === 'error') === isAssertive)}
          />
        </LazySection>
      ) : null}
    </div>
  );
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
