import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { OPERATOR_KEYS } from './operator-keys.ts';

/**
 * Returns a function that translates English texts of the server (WORD-01): from the language file,
 * else from the catalogue. Both match in any case. It returns other texts unchanged.
 */
export function createServerTextFinder(
  translations: Readonly<Record<string, string>>,
  i18n: I18n,
): (text: string) => string {
  const entries = Object.entries(translations).filter(([, translation]) => translation !== '');
  const exact = new Map(entries);
  const byLowerCase = new Map(entries.map(([key, text]) => [key.toLowerCase(), text]));
  const messages = new Map(
    OPERATOR_KEYS.toReversed().map(([key, message]) => [key.toLowerCase(), message]),
  );
  return (text) => {
    const key = text.trim().toLowerCase();
    const translation = exact.get(text) ?? byLowerCase.get(key);
    if (translation !== undefined) return translation;
    for (const source of [text, toSentenceCase(text.trim()), messages.get(key)]) {
      const id = source === undefined ? '' : generateMessageId(source);
      if (Object.hasOwn(i18n.messages, id)) return i18n._(id);
    }
    return text;
  };
}

/** The shop's own texts have sentence case, those of operators often title case. */
function toSentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
