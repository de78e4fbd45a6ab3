import { withLongChat } from './long-chat.ts';
import type { Scenario } from './scenario.ts';

/** Reveals lists that are not paged, virtualised or searched on the server. */
export const huge: Scenario = {
  summary:
    'Forty thousand products (made when first asked for, which takes some seconds) and a chat of ten thousand messages.',
  products: 40_000,
  past: withLongChat,
};
