import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import * as css from './navbar.css.ts';

/** The shop's logo, else its name. Leads home. */
export function Logo() {
  const { settings } = useSettings();
  return (
    <AppLink href={HOME_PATH} className={css.logo} aria-label={settings.app_name}>
      <LogoPicture />
    </AppLink>
  );
}

/** The logo that suits the theme, without a text alternative; else the shop's name. */
export function LogoPicture() {
  const { settings } = useSettings();
  const onLight = safeUrl(settings.web_logo, IMAGE_SCHEMES);
  const onDark = safeUrl(settings.web_footer_logo, IMAGE_SCHEMES);
  // Browsers don't load the one that is not displayed.
  const logo = (src: string, className: string) => (
    <img src={src} alt="" height={36} loading="lazy" className={className} />
  );
  return (
    <>
      {onLight ? logo(onLight, onDark ? css.markOnLight : css.markOnBoth) : settings.app_name}
      {onLight && onDark ? logo(onDark, css.markOnDark) : null}
    </>
  );
}
