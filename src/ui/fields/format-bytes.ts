import { intlLocales } from '../../lib/i18n/intl-locales.ts';

/** A size for people: `1.5 MB`, `340 kB`. Steps of 1024, as upload limits count. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(intlLocales(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024)));
}
