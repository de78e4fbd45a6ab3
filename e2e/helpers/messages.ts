import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createI18n } from '../../src/lib/i18n/load-catalog.ts';
import type { CatalogueLocale } from '../../src/lib/i18n/locale.ts';
import { translationsFor } from '../../mocks/fixtures/translations/translations.ts';

/** The name of the header's cart button. */
export const CART = 'My Cart, {total, plural, one {# item} other {# items}}';

/**
 * What the shop says in a language for an English source text: the server's word, else the
 * built-in one, which alone knows a word in a `context`. `values` fill its parts, plurals too.
 */
export function translator(locale: CatalogueLocale) {
  const server = translationsFor(locale) ?? {};
  const builtIn = readCatalogue(locale);
  return (source: string, values: Record<string, string | number> = {}, context = ''): string => {
    const catalogueText = locale === 'en' ? source : builtIn.get(`${context}|${source}`);
    const text = (context === '' && server[source]) || catalogueText;
    if (!text) throw new Error(`Failed to say "${source}" in ${locale}: no such text.`);
    // What is not given stays as it is written.
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, `{${name}}`]);
    const i18n = createI18n(locale, { text: compileMessage(text) });
    return i18n._('text', { ...Object.fromEntries(names), ...values });
  };
}

function readCatalogue(locale: string): Map<string, string> {
  const file = join(import.meta.dirname, `../../src/locales/${locale}.po`);
  const entries = readFileSync(file, 'utf8').matchAll(
    /^(?:msgctxt "(.*)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm,
  );
  return new Map(
    [...entries].map(([, context = '', id = '', text = '']) => [`${context}|${id}`, text]),
  );
}
