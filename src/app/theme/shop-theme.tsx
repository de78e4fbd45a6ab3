import { useSettings } from '../../features/settings/use-settings.ts';
import { serverThemeCss } from '../../ui/theme/brand-theme.ts';

/** Applies the server's colours if all twelve exist (THEME-01). */
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
