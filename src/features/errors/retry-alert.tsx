import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorText } from './error-text.tsx';

/** Explains why a part did not load, with a retry. Shows the error's text by default. */
export function RetryAlert(props: {
  query: { error: unknown; isFetching: boolean; retry: () => unknown };
  /** `warning` while older data is still shown. */
  kind?: 'danger' | 'warning';
  children?: ReactNode;
}) {
  const { query, kind = 'danger', children = <ErrorText error={query.error} /> } = props;
  return (
    <Alert
      kind={kind}
      action={
        <Button
          size="s"
          variant="secondary"
          busy={query.isFetching}
          onClick={() => void query.retry()}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
