import { intlLocales } from '../i18n/intl-locales.ts';
import { dayjs } from './dayjs.ts';

/** The calendar of the dates that the backend sends as text. */
const CALENDAR = 'gregory';

/** Locale data for Day.js from Intl, which has every language on server and browser. */
export interface IntlLocale {
  name: string;
  comma: string;
  localizeDigits: (text: string) => string;
}

const locales = new Map<string, IntlLocale>();

export function intlLocale(locale: string): IntlLocale {
  const cached = locales.get(locale);
  if (cached) return cached;
  const tags = intlLocales(locale);
  const time = dateFormat(tags, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  const day = dateFormat(tags, { dateStyle: 'long' });
  const dayPeriods = Array.from({ length: 24 }, (_, hour) =>
    partOf(time, Date.UTC(2026, 0, 1, hour), 'dayPeriod').toLocaleLowerCase(tags),
  );
  const name = `intl-${locale}`;
  const data = {
    name,
    months: monthsOf(day),
    // French and others abbreviate months with a full stop, which would precede our comma.
    monthsShort: monthsOf(time).map((month) => month.replace(/\.$/, '')),
    meridiem: (hour: number) => dayPeriods[hour] ?? '',
    formats: { LL: patternOf(day) },
  };
  dayjs.locale(name, data, true);
  const numbers = new Intl.NumberFormat(tags);
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
  const registered: IntlLocale = {
    name,
    comma: time.formatToParts(0).some(({ value }) => value.includes('،')) ? '،' : ',',
    localizeDigits: (text) => text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit),
  };
  locales.set(locale, registered);
  return registered;
}

function dateFormat(tags: string[], options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags, { ...options, calendar: CALENDAR, timeZone: 'UTC' });
}

function partOf(
  format: Intl.DateTimeFormat,
  time: number,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
}

function monthsOf(format: Intl.DateTimeFormat): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    partOf(format, Date.UTC(2026, month, 1), 'month'),
  );
}

const TOKENS: ReadonlyMap<string, string> = new Map([
  ['month', 'MMMM'],
  ['year', 'YYYY'],
]);

function patternOf(format: Intl.DateTimeFormat): string {
  return format
    .formatToParts(Date.UTC(2026, 0, 1))
    .map(({ type, value }) =>
      type === 'day' ? 'D'.repeat(value.length) : (TOKENS.get(type) ?? `[${value}]`),
    )
    .join('');
}
