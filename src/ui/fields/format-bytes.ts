import { intlLocales } from '../../lib/i18n/intl-locales.ts';

const KILO = 1024;

/** Formats a size: `1.5 MB`, `340 kB`, `12 bytes`. Uses units of 1024, like upload limits. */
export function formatBytes(bytes: number, locale: string): string {
  const format = (value: number, unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(intlLocales(locale), { style: 'unit', unit, ...options }).format(value);
  if (bytes < KILO) return format(bytes, 'byte', { unitDisplay: 'long' });
  const kilobytes = Math.round(bytes / KILO);
  return kilobytes < KILO
    ? format(kilobytes, 'kilobyte', {})
    : format(bytes / KILO / KILO, 'megabyte', {
        maximumFractionDigits: 1,
        // The Arabic abbreviation is uncommon.
        unitDisplay: locale === 'ar' ? 'long' : 'short',
      });
}
