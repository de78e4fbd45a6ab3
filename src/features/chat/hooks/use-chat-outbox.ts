import { useMemo } from 'react';
import { useSendMessage } from '../../../api/generated/chat-mutations.ts';
import { type OutboxControls, useOutbox } from '../../outbox/use-outbox.ts';
import { type Thread, useConversations } from '../model/conversations-store.ts';
import { allMessages } from '../model/merge-messages.ts';

/** Manages outgoing messages (MSG-08). `thread` is undefined until messages have loaded. */
export function useChatOutbox(shopId: number, thread: Thread | undefined): OutboxControls {
  const { mergeOwnMessage, moveToTop } = useConversations();
  const { trigger } = useSendMessage();
  const messages = useMemo(() => (thread ? allMessages(thread) : []), [thread]);
  const stored = useMemo(
    () =>
      messages.filter(({ type }) => type === 'user').map(({ id, message: text }) => ({ id, text })),
    [messages],
  );
  const outbox = useOutbox({
    conversation: `chat ${shopId}`,
    stored,
    newestId: thread ? (messages.at(-1)?.id ?? 0) : null,
    async post(text) {
      const { data } = await trigger({ body: { shop_id: shopId, message: text, type: 'user' } });
      mergeOwnMessage(shopId, data.data);
      return data.data.id;
    },
  });
  return {
    ...outbox,
    send() {
      moveToTop(shopId);
      outbox.send();
    },
  };
}
