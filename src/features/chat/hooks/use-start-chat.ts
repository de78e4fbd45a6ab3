import { useCallback, useEffect } from 'react';
import { useStartConversation } from '../../../api/generated/chat.ts';
import { useSessionStore } from '../../../api/session.ts';
import type { ChatPartner } from '../../dialogs/dialogs-store.ts';
import type { Thread } from '../model/conversations-store.ts';
import { allMessages } from '../model/merge-messages.ts';

/** Openings under way or done, each press of a chat button its own. */
const begun = new WeakSet<ChatPartner>();

/**
 * Opens the conversation with a shop, once for each press of a chat button (MSG-11). A product is posted with it unless it is what
 * they last spoke of.
 */
export function useStartChat(partner: ChatPartner, thread: Thread | undefined) {
  const session = useSessionStore();
  const { trigger, isMutating, error } = useStartConversation();
  const { id, productId } = partner;
  // Whether the product has to be posted can be told only by the messages.
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
      // Told by `error`, beside which a further try is offered.
    }
  }, [session, trigger, id, productId, isMentioned]);

  useEffect(() => {
    if (!isReady || begun.has(partner)) return;
    begun.add(partner);
    if (!isMentioned) void start();
  }, [partner, isReady, isMentioned, start]);

  return { start: () => void start(), isStarting: isMutating, error };
}
