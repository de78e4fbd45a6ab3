import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { intlLocales } from '../../lib/i18n/intl-locales.ts';

/**
 * Sets React Aria's locale to that of the shop. Wraps each overlay separately, so that the initial
 * bundle does not include it.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [locale = i18n.locale] = intlLocales(i18n.locale);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
