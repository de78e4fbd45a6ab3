import { CATALOGUE_LOCALES, isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';

/**
 * The language that a request names: `?lang=`, else the cookie, else the best of Accept-Language
 * among those with a catalogue. Undefined leaves it to the shop's own default.
 */
export function resolveRequestLocale(request: {
  url: URL;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): string | undefined {
  const requested = request.url.searchParams.get('lang');
  if (isLocaleCode(requested)) return requested;
  const cookieLocale = parseCookie(request.cookie, LOCALE_KEY);
  if (isLocaleCode(cookieLocale)) return cookieLocale;
  return acceptedLanguages(request.acceptLanguage).find((code) =>
    CATALOGUE_LOCALES.some((locale) => locale === code),
  );
}

/** Value of one cookie of a Cookie header. */
export function parseCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** Base language codes of an Accept-Language header, most wanted first. */
function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        code: tag.trim().toLowerCase().split('-')[0] ?? '',
        weight: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}
