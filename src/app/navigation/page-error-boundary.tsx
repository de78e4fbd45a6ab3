import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../lib/react/error-boundary.tsx';
import { SectionBoundary } from '../../features/errors/section-boundary.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { container } from '../../ui/layout/layout.css.ts';

/** Catches errors of a screen. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <SectionBoundary
      level={1}
      title={<Trans>Something went wrong on this page</Trans>}
      skeleton={<PageSkeleton />}
    >
      {children}
    </SectionBoundary>
  );
}

/** Catches errors outside of screens. */
export function AppErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      renderFailure={() => (
        <main className={container}>
          <ErrorState
            level={1}
            title={<Trans>Something went wrong on this page</Trans>}
            onRetry={() => location.reload()}
          >
            <Trans>Your cart and account are safe.</Trans>
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
