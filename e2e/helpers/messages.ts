import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { compileServerMessages } from '../../src/lib/i18n/compile-server-messages.ts';
import { createI18n } from '../../src/lib/i18n/load-catalog.ts';
import type { CatalogueLocale } from '../../src/lib/i18n/locale.ts';
import { translationsFor } from '../../mocks/fixtures/translations/translations.ts';

/** The name of the header's cart button. */
export const CART = 'My Cart, {total, plural, one {# item} other {# items}}';

/**
 * Returns a function that looks up the shop's text in a language by its English message: the server's translation, else the
 * catalogue's. `values` fill its placeholders, plurals too.
 */
export function translator(locale: CatalogueLocale) {
  const catalogue = readCatalogue(locale);
  const messages = {
    ...catalogue,
    ...compileServerMessages(translationsFor(locale) ?? {}, readCatalogue('en')),
  };
  return (source: string, values: Record<string, string | number> = {}, context = ''): string => {
    const id = generateMessageId(source, context);
    if (!catalogue[id]) throw new Error(`Failed to translate "${source}" to ${locale}: unknown.`);
    const holes = [...JSON.stringify(messages[id]).matchAll(/\["(\w+)"/g)];
    // A placeholder without a value stays as it is.
    const names = holes.map(([, name = '']) => [name, `{${name}}`]);
    return createI18n(locale, messages)._(id, { ...Object.fromEntries(names), ...values });
  };
}

/** Reads a catalogue as compiled messages. */
function readCatalogue(locale: string): Messages {
  const file = join(import.meta.dirname, `../../src/locales/${locale}.po`);
  const entries = readFileSync(file, 'utf8').matchAll(
    /^(?:msgctxt (".*")\n)?msgid (".+")\nmsgstr (".*")$/gm,
  );
  const parse = (quoted: string) => JSON.parse(quoted) as string;
  return Object.fromEntries(
    [...entries].map(([, context = '""', id = '""', text = '""']) => [
      generateMessageId(parse(id), parse(context)),
      compileMessage(parse(text)),
    ]),
  );
}
