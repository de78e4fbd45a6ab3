import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import * as css from './navbar.css.ts';

/** The shop's logo, else its name. Leads home. */
export function Logo() {
  const { settings } = useSettings();
  const logo = safeUrl(settings.web_logo, IMAGE_SCHEMES);
  return (
    <AppLink href={HOME_PATH} className={css.logo}>
      {logo ? (
        <img src={logo} alt={settings.app_name} height={36} className={css.mark} />
      ) : (
        settings.app_name
      )}
    </AppLink>
  );
}
