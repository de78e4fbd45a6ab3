import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { OPERATOR_KEYS } from './operator-keys.ts';

/**
 * Compiles the server's translations (English label → text) by message id. Matches labels exactly,
 * ignoring case, or through `OPERATOR_KEYS`. Omits empty texts and unknown labels. Adds 10 kB, so
 * browsers load it separately; the server sends the result with the page.
 *
 * @param english the compiled English catalogue
 */
export function compileServerMessages(
  translations: Readonly<Record<string, string>>,
  english: Messages,
): Messages {
  const entries = Object.entries(translations).filter(([key, text]) => text !== '' && text !== key);
  const byLowerCase = new Map(entries.map(([key, text]) => [key.toLowerCase(), text]));
  const messages: Messages = {};

  for (const [id, message] of Object.entries(english)) {
    const source = plainText(message);
    const text = source === undefined ? undefined : byLowerCase.get(source.toLowerCase());
    // A message with a context has a different id. Only `OPERATOR_KEYS` can translate it.
    if (source !== undefined && text !== undefined && generateMessageId(source) === id) {
      messages[id] = compileMessage(text);
    }
  }
  for (const [key, text] of entries) {
    const id = generateMessageId(key);
    if (Object.hasOwn(english, id)) messages[id] = compileMessage(text);
  }
  for (const [key, message, context] of OPERATOR_KEYS.toReversed()) {
    const text = byLowerCase.get(key.toLowerCase());
    if (text !== undefined) messages[generateMessageId(message, context)] = compileMessage(text);
  }
  return messages;
}

function plainText(message: Messages[string] | undefined): string | undefined {
  const [text, ...rest] = typeof message === 'string' ? [message] : (message ?? []);
  return typeof text === 'string' && rest.length === 0 ? text : undefined;
}
