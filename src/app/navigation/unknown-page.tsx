import { Trans } from '@lingui/react/macro';
import { NotFound } from '../../features/errors/not-found.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useSettings } from '../../features/settings/use-settings.ts';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { Awning } from '../../ui/content/awning.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import * as css from './unknown-page.css.ts';

/** An unknown path. The bare layout has no header, so the page has the logo and the search. */
export function UnknownPage() {
  const { settings } = useSettings();
  const logo = safeUrl(settings.web_logo, IMAGE_SCHEMES);
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <div className={container}>
          <AppLink href={HOME_PATH} className={css.logo}>
            {logo ? (
              <img src={logo} alt={settings.app_name} height={36} className={css.mark} />
            ) : (
              settings.app_name
            )}
          </AppLink>
        </div>
      </div>
      <Awning size="normal" />
      <NotFound
        title={<Trans>This stall has packed up</Trans>}
        search={<SearchBox className={css.search} />}
      />
    </div>
  );
}
