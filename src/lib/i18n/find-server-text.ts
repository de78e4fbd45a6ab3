import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * Translates an English text of the server (WORD-01): from the language file, else from the
 * catalogue. Returns other texts unchanged.
 */
export function findServerText(
  text: string,
  translations: Readonly<Record<string, string>>,
  i18n: I18n,
): string {
  const translation = Object.hasOwn(translations, text) ? translations[text] : undefined;
  if (translation) return translation;
  return findOwnText(text, i18n) ?? text;
}

/** Translates an English text with the catalogue. Undefined if the catalogue lacks it. */
export function findOwnText(text: string, i18n: I18n): string | undefined {
  const id = generateMessageId(text);
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : undefined;
}
