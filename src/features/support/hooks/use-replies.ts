import { useState } from 'react';
import { useSendTicketMessage } from '../../../api/generated/support.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useSession } from '../../../api/session.ts';
import { updateDraft } from '../../../lib/storage/memory-drafts.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { pendingMessages, type PendingMessage } from '../model/pending-messages.ts';

/** What a ticket holds that was not sent: the text in the box, and messages on their way or failed. */
interface ReplyDraft {
  text: string;
  pending: readonly PendingMessage[];
}

let nextKey = 0;

/** The customer's own writing on a ticket (TKT-02): shown at once, marked when it failed, kept while they are elsewhere. */
export function useReplies(ticket: components['schemas']['TicketDetails']) {
  const { ticket_no: number, messages } = ticket;
  const errorText = useErrorText();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const { trigger } = useSendTicketMessage();
  const { name, draft, change, forget } = useDraft<ReplyDraft>(`ticket ${number}`);
  const { text = '', pending = NO_PENDING } = draft;
  // The thread as the last answer has it; the page's own comes a moment later.
  const [seenMessages, setSeenMessages] = useState(messages);
  const newest = messages.at(-1)?.id ?? 0;
  const thread = (seenMessages.at(-1)?.id ?? 0) > newest ? seenMessages : messages;

  const changePending = (next: (before: readonly PendingMessage[]) => readonly PendingMessage[]) =>
    updateDraft<ReplyDraft>(name, (now) => {
      const left = next(now.pending ?? NO_PENDING);
      return left.length === 0 && !now.text ? undefined : { ...now, pending: left };
    });

  async function post(message: PendingMessage) {
    try {
      const { data } = await trigger({ body: { ticket_number: number, message: message.text } });
      setSeenMessages(data.messages);
      changePending((all) => all.filter(({ key }) => key !== message.key));
    } catch (error) {
      const failure = errorText(error);
      changePending((all) =>
        all.map((one) => (one.key === message.key ? { ...one, failure } : one)),
      );
    }
  }

  return {
    userId,
    thread,
    pending: pendingMessages(pending, thread, userId),
    text,
    type: (next: string) => {
      if (next === '' && pending.length === 0) forget();
      else change({ text: next });
    },
    send: () => {
      nextKey += 1;
      const message = {
        key: `${Date.now()} ${nextKey}`,
        text: text.trim(),
        after: thread.at(-1)?.id ?? 0,
        failure: null,
      };
      change({ text: '', pending: [...pending, message] });
      void post(message);
    },
    retry: (message: PendingMessage) => {
      changePending((all) =>
        all.map((one) => (one.key === message.key ? { ...one, failure: null } : one)),
      );
      void post(message);
    },
    drop: (message: PendingMessage) =>
      changePending((all) => all.filter(({ key }) => key !== message.key)),
  };
}

const NO_PENDING: readonly PendingMessage[] = [];
