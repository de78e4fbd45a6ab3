import { withLongChat } from './long-chat.ts';
import type { Scenario } from './scenario.ts';

/** Far more than a page can show: what is not paged, virtual or searched on the server becomes slow here. */
export const huge: Scenario = {
  summary:
    'A catalogue of 40,000 products (created on first use, which takes some seconds) and a chat with 10,000 messages.',
  products: 40_000,
  past: withLongChat,
};
