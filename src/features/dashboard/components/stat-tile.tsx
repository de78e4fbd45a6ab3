import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ErrorText } from '../../errors/error-text.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as css from './dashboard.css.ts';

export function StatTile(props: {
  href: string;
  label: string;
  count: number | undefined;
  source: { error: unknown; isFetching: boolean; retry: () => unknown };
}) {
  const { href, label, count, source } = props;
  const { t, i18n } = useLingui();
  const isMissing = count === undefined && Boolean(source.error);
  return (
    <li className={css.tile}>
      {count !== undefined ? (
        <span className={classNames(css.figure, count === 0 && css.muted)}>
          {i18n.number(count)}
        </span>
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
          <span className={css.label}>{label}</span>
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
        <>
          <AppLink href={href} className={`${cardLink} ${css.label}`}>
            {label}
          </AppLink>
          <Icon of={ChevronRight} className={css.chevron} />
        </>
      )}
    </li>
  );
}
