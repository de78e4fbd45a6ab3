import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { intlLocales } from '../../lib/i18n/intl-locales.ts';

/** Gives React Aria the shop's language instead of the browser's; around each overlay, so that the first load stays free of it. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [locale = i18n.locale] = intlLocales(i18n.locale);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
