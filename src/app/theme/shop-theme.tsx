import { useSettings } from '../../features/settings/use-settings.ts';
import { serverThemeCss } from '../../ui/theme/brand-theme.ts';

/** The server's colours over the built-in ones, when all twelve are there (THEME-01). */
export function ShopTheme() {
  const { settings } = useSettings();
  const css = settings.theme_colors ? serverThemeCss(settings.theme_colors) : '';
  if (css === '') return null;
  return (
    <style href="souk-theme" precedence="theme">
      {css}
    </style>
  );
}
