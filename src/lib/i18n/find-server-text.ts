import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { OPERATOR_KEYS } from './operator-keys.ts';

/**
 * Returns a function that translates English texts of the server (WORD-01): from the language file,
 * else from the catalogue, or the other way round if `prefersOwnTexts`. Both match in any case. It
 * returns other texts unchanged.
 */
export function createServerTextFinder(
  translations: Readonly<Record<string, string>>,
  i18n: I18n,
  prefersOwnTexts = false,
): (text: string) => string {
  const entries = Object.entries(translations).filter(([, translation]) => translation !== '');
  const exact = new Map(entries);
  const byLowerCase = new Map(entries.map(([key, text]) => [key.toLowerCase(), text]));
  const messages = new Map(
    OPERATOR_KEYS.toReversed().map(([key, message]) => [key.toLowerCase(), message]),
  );
  const findTranslation = (text: string) =>
    exact.get(text) ?? byLowerCase.get(text.trim().toLowerCase());
  const findOwn = (text: string) => {
    const words = text.trim();
    const ids = [text, toSentenceCase(words), messages.get(words.toLowerCase())]
      .filter((source) => source !== undefined)
      .map((source) => generateMessageId(source));
    const id = ids.find((one) => Object.hasOwn(i18n.messages, one));
    return id === undefined ? undefined : i18n._(id);
  };
  const [first, second] = prefersOwnTexts ? [findOwn, findTranslation] : [findTranslation, findOwn];
  return (text) => first(text) ?? second(text) ?? text;
}

/** The shop's own texts have sentence case, those of operators often title case. */
function toSentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
