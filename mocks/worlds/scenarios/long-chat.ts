import { MINUTE_MS } from '../../lib/datetime/durations.ts';
import type { PastChat } from '../../fixtures/demo/past-chat.ts';
import type { DemoHistory } from '../../domain/seed/demo-history.ts';
import type { Scenario } from './scenario.ts';

const MESSAGE_COUNT = 10_000;

/** Cached per chat, since worlds are created often. */
const lengthened = new WeakMap<PastChat, PastChat>();

export const longChat: Scenario = {
  summary: 'The demo customer’s chat with one shop has 10,000 messages.',
  transformHistory: withLongChat,
};

export function withLongChat(past: DemoHistory): DemoHistory {
  const [first, ...others] = past.chats ?? [];
  return first ? { ...past, chats: [extendChat(first), ...others] } : past;
}

/** Prepends repeated messages to a conversation. */
function extendChat(chat: PastChat): PastChat {
  const known = lengthened.get(chat);
  if (known) return known;
  const { shopId, messages } = chat;
  const texts = messages.filter(({ text }) => text !== null);
  const oldest = messages[0]?.ageMs ?? 0;
  const count = texts.length === 0 ? 0 : MESSAGE_COUNT - messages.length;
  const earlier = Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const { sender = 'user', text = '' } = texts[index % texts.length] ?? {};
    const ageMs = oldest + number * 9 * MINUTE_MS;
    return { sender, text: `${text} (${number})`, productId: null, isSeen: true, ageMs };
  });
  const made = { shopId, messages: [...earlier, ...messages] };
  lengthened.set(chat, made);
  return made;
}
