import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * The server's translations (English source → text) as messages of ours: only those whose `ids` are
 * ours, empty values left out. It weighs 10 kB, so browsers load it apart; the server
 * sends the result with the page.
 */
export function compileServerMessages(
  translations: Readonly<Record<string, string>>,
  ids: ReadonlySet<string>,
): Messages {
  const messages: Messages = {};
  for (const [source, text] of Object.entries(translations)) {
    if (text === '' || text === source) continue;
    const id = generateMessageId(source);
    if (ids.has(id)) messages[id] = compileMessage(text);
  }
  return messages;
}
