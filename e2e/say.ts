import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueLocale } from '../src/lib/i18n/locale.ts';
import { translationsFor } from '../mocks/fixtures/translations/translations.ts';

/**
 * What the shop says in a language for an English source text: the server's word, else the
 * built-in one, which alone knows a word in a `context`. `{name}` parts are filled from `values`.
 */
export function sayIn(locale: CatalogueLocale) {
  const server = translationsFor(locale) ?? {};
  const builtIn = readCatalogue(locale);
  return (source: string, values: Record<string, string | number> = {}, context = ''): string => {
    const said = locale === 'en' ? source : builtIn.get(`${context}|${source}`);
    const text = (context === '' && server[source]) || said;
    if (!text) throw new Error(`Failed to say "${source}" in ${locale}: no such text.`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

function readCatalogue(locale: string): Map<string, string> {
  const file = join(import.meta.dirname, `../src/locales/${locale}.po`);
  const entries = readFileSync(file, 'utf8').matchAll(
    /^(?:msgctxt "(.*)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm,
  );
  return new Map(
    [...entries].map(([, context = '', id = '', text = '']) => [`${context}|${id}`, text]),
  );
}
