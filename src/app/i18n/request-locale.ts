import { CATALOGUE_LOCALES, isLocaleCode, LOCALE_KEY } from '../../lib/i18n/locale.ts';

/**
 * Returns the language of `?lang=`, the cookie or Accept-Language. Undefined for the shop's
 * default.
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

export function parseCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

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
