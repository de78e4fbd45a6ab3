import { withLongChat } from './long-chat.ts';
import type { Scenario } from './scenario.ts';

/** Reveals lists that are not paged, virtualised or searched on the server. */
export const huge: Scenario = {
  summary:
    'A catalogue of 40,000 products (created on first use, which takes a few seconds) and a chat with 10,000 messages.',
  productCount: 40_000,
  transformHistory: withLongChat,
};
