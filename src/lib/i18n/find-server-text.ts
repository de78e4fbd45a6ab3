import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * Returns an English text of the server in the language of the page: from the language file, else from the
 * catalogue, else as it was sent (WORD-01). Load on first use.
 */
export function findServerText(
  text: string,
  translations: Readonly<Record<string, string>>,
  i18n: I18n,
): string {
  const translation = Object.hasOwn(translations, text) ? translations[text] : undefined;
  if (translation) return translation;
  const id = generateMessageId(text);
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : text;
}
