import { withLongChat } from './long-chat.ts';
import type { Scenario } from './scenario.ts';

/** Far more than a page can show: what is not paged, virtual or searched on the server becomes slow here. */
export const huge: Scenario = {
  summary:
    'Forty thousand products (made when first asked for, which takes some seconds) and a chat of ten thousand messages.',
  products: 40_000,
  past: withLongChat,
};
