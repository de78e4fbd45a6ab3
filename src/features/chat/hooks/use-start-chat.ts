import { useCallback, useEffect } from 'react';
import { useStartConversation } from '../../../api/generated/chat-mutations.ts';
import { useSessionStore } from '../../../api/session.ts';
import type { ChatPartner } from '../../dialogs/dialogs-store.ts';
import type { Thread } from '../model/conversations-store.ts';
import { allMessages } from '../model/merge-messages.ts';

/** Partners whose chat was started. Each click on a chat button creates a new object. */
const startedPartners = new WeakSet<ChatPartner>();

/**
 * Starts a conversation once per click (MSG-11). Posts the product unless it is the last one
 * mentioned.
 */
export function useStartChat(partner: ChatPartner, thread: Thread | undefined) {
  const session = useSessionStore();
  const { trigger, isMutating, error } = useStartConversation();
  const { id, productId } = partner;
  // Only the messages show whether to post the product.
  const isReady = productId === undefined || thread !== undefined;
  const last = thread && allMessages(thread).findLast(({ product }) => product !== null);
  const isMentioned = productId !== undefined && last?.product?.id === productId;

  const start = useCallback(async () => {
    const { user } = session.getState();
    if (!user) return;
    const product = productId === undefined || isMentioned ? {} : { product_id: productId };
    try {
      await trigger({ body: { shop_id: id, user_id: user.id, type: 'user', ...product } });
    } catch {
      // The caller shows `error` with a retry.
    }
  }, [session, trigger, id, productId, isMentioned]);

  useEffect(() => {
    if (!isReady || startedPartners.has(partner)) return;
    startedPartners.add(partner);
    if (!isMentioned) void start();
  }, [partner, isReady, isMentioned, start]);

  return { start: () => void start(), isStarting: isMutating, error };
}
