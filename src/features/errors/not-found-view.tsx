import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { SuggestionsContext } from '../../lib/router/suggestions-context.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH, PRODUCTS_PATH, SHOPS_PATH } from '../../lib/router/paths.ts';
import { buttonClass } from '../../ui/actions/button-class.ts';
import { Stall } from '../../ui/feedback/stall.tsx';
import { container, row, sections } from '../../ui/layout/layout.css.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { PageHead } from '../seo/page-head.tsx';
import { useSettings } from '../settings/use-settings.ts';
import * as css from './not-found-view.css.ts';

/** Shows a closed stall, two ways on, and what the app adds below. */
export function NotFoundView({ title, search }: { title?: ReactNode; search?: ReactNode }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  return (
    <div className={classNames(container, sections)}>
      <PageHead title={t`Page not found`} />
      <div className={css.columns} data-awning>
        <div className={css.stall}>
          <Stall size="l">{404}</Stall>
        </div>
        <div className={css.words}>
          <h1 className={css.title}>{title ?? <Trans>Page not found</Trans>}</h1>
          <p>
            <Trans>We looked on every shelf. This page has moved, sold out or never existed.</Trans>
          </p>
          {search}
          <div className={row[3]}>
            <AppLink href={HOME_PATH} className={buttonClass({})}>
              <Trans>Go to home page</Trans>
            </AppLink>
            <AppLink
              href={settings.multi_vendor ? SHOPS_PATH : PRODUCTS_PATH}
              className={buttonClass({ variant: 'secondary' })}
            >
              {settings.multi_vendor ? <Trans>All shops</Trans> : <Trans>All products</Trans>}
            </AppLink>
          </div>
        </div>
      </div>
      {use(SuggestionsContext)}
    </div>
  );
}
