import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../content/icon.tsx';
import * as css from './state.css.ts';

/** Replaces content that failed to load. Announces the error and offers a retry. */
export function ErrorState(props: {
  title?: ReactNode;
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}) {
  const { title, children, onRetry, busy, action, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={css.state}>
      <span className={css.mark}>
        <Icon of={CloudOff} size={34} />
      </span>
      <Heading className={css.title}>{title ?? <Trans>We couldn’t load this</Trans>}</Heading>
      <p className={css.text}>{children}</p>
      <div className={css.actions}>
        {onRetry ? (
          <Button
            variant="secondary"
            busy={busy}
            icon={<Icon of={RotateCw} size={18} />}
            onClick={onRetry}
          >
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
