import { useMemo, useState } from 'react';
import { useSendTicketMessage } from '../../../api/generated/support-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useSession } from '../../../api/session.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';

/** Messages of a ticket and the customer's outbox (TKT-02). */
export function useReplies(ticket: components['schemas']['TicketDetails']) {
  const { ticket_no: number, messages } = ticket;
  const userId = useSession(({ user }) => user?.id ?? 0);
  const { trigger } = useSendTicketMessage();
  // The response to a sent message is newer than `messages` until the refetch.
  const [latestMessages, setSeenMessages] = useState(messages);
  const newestId = messages.at(-1)?.id ?? 0;
  const thread = (latestMessages.at(-1)?.id ?? 0) > newestId ? latestMessages : messages;
  const stored = useMemo(() => ownMessages(thread, userId), [thread, userId]);
  const outbox = useOutbox({
    conversation: `ticket ${number}`,
    stored,
    newestId: thread.at(-1)?.id ?? 0,
    async post(text) {
      const { data } = await trigger({ body: { ticket_number: number, message: text } });
      setSeenMessages(data.messages);
      return ownMessages(data.messages, userId).at(-1)?.id ?? 0;
    },
  });
  return { userId, thread, outbox };
}

function ownMessages(
  messages: readonly components['schemas']['TicketMessage'][],
  userId: number,
): { id: number; text: string }[] {
  return messages
    .filter(({ sender_id: sender }) => sender === userId)
    .map(({ id, message: text }) => ({ id, text }));
}
