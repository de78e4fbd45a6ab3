import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/api-provider.tsx';
import { AbortedRequestError } from '../../api/errors.ts';
import { useSession, useSessionStore } from '../../api/session.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { matchOutgoing, type StoredMessage } from './model/match-outgoing.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { INTERRUPTED, outboxName, useOutboxState, useOutboxStore } from './outbox-store.ts';

export interface OutboxControls {
  draft: string;
  setDraft: (draft: string) => void;
  /** Oldest first. */
  pending: readonly OutgoingMessage[];
  send: () => void;
  retry: (message: OutgoingMessage) => void;
  discard: (message: OutgoingMessage) => void;
}

/**
 * Messages of a conversation: shown at once, sent in order, kept on failure until retried or
 * discarded. Survives a reload; shared between tabs (STATE-05).
 */
export function useOutbox(options: {
  conversation: string;
  stored: readonly StoredMessage[];
  /** Id of the newest message of any sender; null while unknown. */
  newestId: number | null;
  /** Returns the id of the stored message. */
  post: (text: string) => Promise<number>;
}): OutboxControls {
  const { conversation, stored, newestId, post } = options;
  const { serial } = useApi();
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const session = useSessionStore();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const name = outboxName(userId, conversation);
  const outbox = useOutboxStore();
  const { confirmMessage } = outbox;
  const { draft, pending } = useOutboxState(name);
  const matches = useMemo(() => matchOutgoing(pending, stored), [pending, stored]);

  useEffect(() => {
    if (!outbox.persist.hasHydrated()) void outbox.persist.rehydrate();
  }, [outbox]);

  useEffect(() => {
    for (const { key, failure } of pending) {
      const id = matches.get(key);
      // A message in flight is confirmed by its response.
      if (failure !== null && id !== undefined) confirmMessage(name, key, id);
    }
  }, [confirmMessage, name, pending, matches]);

  async function deliver({ key, text }: OutgoingMessage): Promise<void> {
    const { token } = session.getState();
    try {
      const id = await serial.run(`outbox ${name}`, () => {
        // The next customer must not send it (AUTH-16).
        if (session.getState().token !== token)
          throw new AbortedRequestError('Aborted a queued message: its session has ended.');
        return post(text);
      });
      confirmMessage(name, key, id);
    } catch (error) {
      const failure =
        error instanceof AbortedRequestError
          ? INTERRUPTED
          : { reason: errorText(error), locale: i18n.locale };
      outbox.failMessage(name, key, failure);
    }
  }

  return {
    draft,
    setDraft: (text) => outbox.saveDraft(name, text),
    pending: pending.filter(({ key }) => !matches.has(key)),
    send: () => void deliver(outbox.queueMessage(name, draft.trim(), newestId)),
    retry(message) {
      outbox.requeueMessage(name, message.key);
      void deliver(message);
    },
    discard: ({ key }) => outbox.discardMessage(name, key),
  };
}
