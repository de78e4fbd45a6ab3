import { useState } from 'react';
import { useSendTicketMessage } from '../../../api/generated/support.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useSession } from '../../../api/session.ts';
import { updateDraft } from '../../../lib/storage/memory-drafts.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { pendingMessages, type Outgoing } from '../model/pending-messages.ts';

/** What a ticket holds that was not sent: the text in the box, and messages on their way or failed. */
interface ReplyDraft {
  text: string;
  outgoing: readonly Outgoing[];
}

let written = 0;

/** The customer's own writing on a ticket (TKT-02): shown at once, marked when it failed, kept while they are elsewhere. */
export function useReplies(ticket: components['schemas']['TicketDetails']) {
  const { ticket_no: number, messages } = ticket;
  const errorText = useErrorText();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const { trigger } = useSendTicketMessage();
  const { name, draft, change, forget } = useDraft<ReplyDraft>(`ticket ${number}`);
  const { text = '', outgoing = NO_PENDING } = draft;
  // The thread as the last answer has it; the page's own comes a moment later.
  const [seenMessages, setSeenMessages] = useState(messages);
  const newest = messages.at(-1)?.id ?? 0;
  const thread = (seenMessages.at(-1)?.id ?? 0) > newest ? seenMessages : messages;

  const changeOutgoing = (next: (before: readonly Outgoing[]) => readonly Outgoing[]) =>
    updateDraft<ReplyDraft>(name, (now) => {
      const left = next(now.outgoing ?? NO_PENDING);
      return left.length === 0 && !now.text ? undefined : { ...now, outgoing: left };
    });

  async function post(message: Outgoing) {
    try {
      const { data } = await trigger({ body: { ticket_number: number, message: message.text } });
      setSeenMessages(data.messages);
      changeOutgoing((all) => all.filter(({ key }) => key !== message.key));
    } catch (error) {
      const failure = errorText(error);
      changeOutgoing((all) =>
        all.map((one) => (one.key === message.key ? { ...one, failure } : one)),
      );
    }
  }

  return {
    userId,
    thread,
    outgoing: pendingMessages(outgoing, thread, userId),
    text,
    type: (next: string) => {
      if (next === '' && outgoing.length === 0) forget();
      else change({ text: next });
    },
    send: () => {
      written += 1;
      const message = {
        key: `${Date.now()} ${written}`,
        text: text.trim(),
        after: thread.at(-1)?.id ?? 0,
        failure: null,
      };
      change({ text: '', outgoing: [...outgoing, message] });
      void post(message);
    },
    retry: (message: Outgoing) => {
      changeOutgoing((all) =>
        all.map((one) => (one.key === message.key ? { ...one, failure: null } : one)),
      );
      void post(message);
    },
    drop: (message: Outgoing) =>
      changeOutgoing((all) => all.filter(({ key }) => key !== message.key)),
  };
}

const NO_PENDING: readonly Outgoing[] = [];
