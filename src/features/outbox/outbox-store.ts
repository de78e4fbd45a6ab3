import { useStore } from 'zustand';
import { isRecord } from '../../api/runtime/is-record.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { createRestore } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

export interface Outbox {
  draft: string;
  pending: readonly OutgoingMessage[];
}

interface OutboxState {
  /** By {@link outboxName}. */
  outboxes: Readonly<Record<string, Outbox>>;
}

/** After this time no tab is still sending a message, because requests time out earlier. */
const MAX_SENDING_MS = 60_000;

/** Without a reason of the server. */
export const INTERRUPTED = { reason: '', locale: '' };

const INITIAL_STATE: OutboxState = { outboxes: {} };
const EMPTY: Outbox = { draft: '', pending: [] };

/** Includes the user id, so that other customers of this browser don't see the messages. */
export function outboxName(userId: number, conversation: string): string {
  return `${userId} ${conversation}`;
}

/** Creates the persisted store of drafts and unsent messages, shared between tabs (STATE-05). */
export function createOutboxStore() {
  /** Keys of the messages sent by this tab. */
  const sending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createPersistedStore<OutboxState>(INITIAL_STATE, {
    name: 'souk.outbox',
    restore(stored) {
      const { outboxes } = createRestore(INITIAL_STATE, { outboxes: areOutboxes })(stored);
      return { outboxes: interruptLost(outboxes) };
    },
  });

  /** Marks messages of closed tabs as failed: now those that are old enough, later the others. */
  function interruptLost(outboxes: OutboxState['outboxes']): OutboxState['outboxes'] {
    const remainingMs = ({ at }: OutgoingMessage) => Date.parse(at) + MAX_SENDING_MS - Date.now();
    const isForeign = ({ key, failure }: OutgoingMessage) => failure === null && !sending.has(key);
    // An unreadable time is too old.
    const next = interruptWhere(
      outboxes,
      (message) => isForeign(message) && !(remainingMs(message) > 0),
    );
    const waiting = Object.values(next).flatMap(({ pending }) => pending.filter(isForeign));
    clearTimeout(timer);
    if (waiting.length > 0) {
      timer = setTimeout(
        () => store.setState((state) => ({ outboxes: interruptLost(state.outboxes) })),
        Math.min(MAX_SENDING_MS, ...waiting.map(remainingMs)),
      );
    }
    return next;
  }

  /** Updates an outbox. Removes it if it becomes empty. */
  function change(name: string, next: (outbox: Outbox) => Outbox): void {
    store.setState(({ outboxes }) => {
      const { [name]: outbox = EMPTY, ...others } = outboxes;
      const changed = next(outbox);
      const isEmpty = changed.draft === '' && changed.pending.length === 0;
      return { outboxes: isEmpty ? others : { ...others, [name]: changed } };
    });
  }

  function update(name: string, key: string, part: Partial<OutgoingMessage>): void {
    change(name, (outbox) => ({
      ...outbox,
      pending: outbox.pending.map((message) =>
        message.key === key ? { ...message, ...part } : message,
      ),
    }));
  }

  return Object.assign(store, {
    saveDraft: (name: string, draft: string): void => {
      change(name, (outbox) => ({ ...outbox, draft }));
    },
    queueMessage: (name: string, text: string, after: number | null): OutgoingMessage => {
      const message = { key: crypto.randomUUID(), text, at: now(), after, failure: null };
      sending.add(message.key);
      change(name, ({ pending }) => ({ draft: '', pending: [...pending, message] }));
      return message;
    },
    requeueMessage: (name: string, key: string): void => {
      sending.add(key);
      update(name, key, { at: now(), failure: null });
    },
    failMessage: (
      name: string,
      key: string,
      failure: NonNullable<OutgoingMessage['failure']>,
    ): void => {
      sending.delete(key);
      update(name, key, { failure });
    },
    /** Removes a message that the server has stored. Others with the same text can no longer match its id. */
    confirmMessage: (name: string, key: string, id: number): void => {
      sending.delete(key);
      change(name, (outbox) => {
        const confirmed = outbox.pending.find((message) => message.key === key);
        const others = outbox.pending.filter((message) => message !== confirmed);
        return {
          ...outbox,
          pending: others.map((message) =>
            message.text === confirmed?.text && message.after !== null
              ? { ...message, after: Math.max(message.after, id) }
              : message,
          ),
        };
      });
    },
    discardMessage: (name: string, key: string): void => {
      change(name, (outbox) => ({
        ...outbox,
        pending: outbox.pending.filter((message) => message.key !== key),
      }));
    },
    /** Marks messages in flight as failed, because the page is closing. */
    interruptMessages: (): void => {
      const isSending = ({ key }: OutgoingMessage) => sending.has(key);
      if (sending.size === 0) return;
      store.setState(({ outboxes }) => ({ outboxes: interruptWhere(outboxes, isSending) }));
      sending.clear();
    },
    /** Removes all other customers' messages; null removes everything (AUTH-16). */
    retainOutbox: (userId: number | null): void => {
      store.setState(({ outboxes }) => ({
        outboxes: Object.fromEntries(
          Object.entries(outboxes).filter(
            ([name]) => userId !== null && name.startsWith(outboxName(userId, '')),
          ),
        ),
      }));
    },
  });
}

export function useOutboxStore() {
  return useAppPart(createOutboxStore);
}

export function useOutboxState(name: string): Outbox {
  return useStore(useOutboxStore(), ({ outboxes }) => outboxes[name] ?? EMPTY);
}

const now = () => new Date().toISOString();

function interruptWhere(
  outboxes: OutboxState['outboxes'],
  isInterrupted: (message: OutgoingMessage) => boolean,
): OutboxState['outboxes'] {
  return Object.fromEntries(
    Object.entries(outboxes).map(([name, outbox]) => [
      name,
      {
        ...outbox,
        pending: outbox.pending.map((message) =>
          isInterrupted(message) ? { ...message, failure: INTERRUPTED } : message,
        ),
      },
    ]),
  );
}

function areOutboxes(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isOutbox);
}

function isOutbox(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['draft'] === 'string' &&
    Array.isArray(value['pending']) &&
    value['pending'].every(isOutgoing)
  );
}

function isOutgoing(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { key, text, at, after, failure } = value;
  return (
    [key, text, at].every((field) => typeof field === 'string') &&
    (after === null || Number.isSafeInteger(after)) &&
    (failure === null ||
      (isRecord(failure) &&
        typeof failure['reason'] === 'string' &&
        typeof failure['locale'] === 'string'))
  );
}
