import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ErrorText } from '../../errors/error-text.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from './dashboard.css.ts';

export function StatTile(props: {
  href: string;
  label: string;
  icon: LucideIcon;
  count: number | undefined;
  source: { error: unknown; isFetching: boolean; retry: () => unknown };
}) {
  const { href, label, icon, count, source } = props;
  const { t, i18n } = useLingui();
  const isMissing = count === undefined && Boolean(source.error);
  return (
    <li className={css.tile}>
      <Icon of={icon} size={24} className={css.glyph} />
      {count !== undefined ? (
        <span className={css.figure}>{i18n.number(count)}</span>
      ) : isMissing ? (
        <span role="alert">
          <ErrorText error={source.error} />
        </span>
      ) : (
        <span className={css.figure} aria-busy="true">
          <Skeleton width="2.5rem" />
        </span>
      )}
      {isMissing ? (
        <>
          <span>{label}</span>
          <Button
            variant="secondary"
            size="s"
            busy={source.isFetching}
            aria-label={t`Try again: ${label}`}
            onClick={() => void source.retry()}
          >
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <AppLink href={href} className={cardLink}>
          {label}
        </AppLink>
      )}
    </li>
  );
}
