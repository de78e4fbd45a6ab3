import { intlLocales } from '../../lib/i18n/intl-locales.ts';

const KILO = 1024;

/** A size for people: `1.5 MB`, `340 kB`, `12 bytes`. Steps of 1024, as upload limits count. */
export function formatBytes(bytes: number, locale: string): string {
  const format = (value: number, unit: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(intlLocales(locale), { style: 'unit', unit, ...options }).format(value);
  if (bytes < KILO) return format(bytes, 'byte', { unitDisplay: 'long' });
  const kilobytes = Math.round(bytes / KILO);
  return kilobytes < KILO
    ? format(kilobytes, 'kilobyte', {})
    : format(bytes / KILO / KILO, 'megabyte', { maximumFractionDigits: 1 });
}
