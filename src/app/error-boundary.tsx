import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { container } from '../ui/layout.css.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** A screen that breaks leaves a message and a way on instead of a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A screen broke.', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={container}>
        <ErrorState
          level={1}
          title={<Trans>Something went wrong on this page</Trans>}
          onRetry={() => location.reload()}
        >
          <Trans>
            Your cart and your account are safe. Load the page again, or go on elsewhere.
          </Trans>
        </ErrorState>
      </div>
    );
  }
}
