import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { compileServerMessages } from '../../src/lib/i18n/compile-server-messages.ts';
import { createI18n } from '../../src/lib/i18n/load-catalog.ts';
import type { CatalogueLocale } from '../../src/lib/i18n/locale.ts';
import { translationsFor } from '../../mocks/fixtures/translations/translations.ts';

/** Begins the name of the checkbox for all shops. */
export const ALL_SHOPS_LABEL =
  '{count, plural, one {Buy from # shop} =2 {Buy from both shops} other {Buy from all # shops}}';

export const CART_BUTTON_LABEL = 'My Cart, {total, plural, one {# item} other {# items}}';

/** The translator of English pages. */
export const untranslated = (text: string) => text;

/** Translates an English message with the server's texts or the catalogue. */
export function translator(locale: CatalogueLocale) {
  const catalogue = readCatalogue(locale);
  const messages = {
    ...catalogue,
    ...compileServerMessages(translationsFor(locale) ?? {}, readCatalogue('en')),
  };
  return (source: string, values: Record<string, string | number> = {}, context = ''): string => {
    const id = generateMessageId(source, context);
    if (!catalogue[id])
      throw new Error(`Failed to translate "${source}" to ${locale}: no such message.`);
    const placeholders = [...JSON.stringify(messages[id]).matchAll(/\["(\w+)"/g)];
    // Placeholders without a value stay as they are.
    const names = placeholders.map(([, name = '']) => [name, `{${name}}`]);
    return createI18n(locale, messages)._(id, { ...Object.fromEntries(names), ...values });
  };
}

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
