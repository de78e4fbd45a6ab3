import { minute } from '../fixtures/ages.ts';
import type { PastChat } from '../fixtures/past-chats.ts';
import type { Scenario } from './scenario.ts';

const MESSAGES = 10_000;

/** Far more than a page can show: what is not paged, virtual or searched on the server becomes slow here. */
export const huge: Scenario = {
  summary:
    'Forty thousand products (made when first asked for, which takes some seconds) and a chat of ten thousand messages.',
  products: 40_000,
  past: (past) => {
    const [first, ...others] = past.chats ?? [];
    return first ? { ...past, chats: [lengthen(first), ...others] } : past;
  },
};

/** The same conversation with a longer past, which says the same things again and again. */
function lengthen({ shopId, messages }: PastChat): PastChat {
  const said = messages.filter(({ text }) => text !== null);
  const oldest = messages[0]?.ageMs ?? 0;
  const count = said.length === 0 ? 0 : MESSAGES - messages.length;
  const earlier = Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const { sender = 'user', text = '' } = said[index % said.length] ?? {};
    const ageMs = oldest + number * 9 * minute;
    return { sender, text: `${text} (${number})`, productId: null, isSeen: true, ageMs };
  });
  return { shopId, messages: [...earlier, ...messages] };
}
