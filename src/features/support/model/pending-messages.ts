import type { components } from '../../../api/generated/schema.d.ts';

type Message = components['schemas']['TicketMessage'];

/** A message of the customer that the thread does not show yet. */
export interface PendingMessage {
  key: string;
  text: string;
  /** The newest message known when it was written: its own can only be newer. */
  after: number;
  /** Why it failed; null while it is on its way. */
  failure: string | null;
}

/**
 * Those that the thread does not hold yet. One that the server has after all, though its answer was lost or a fetch was quicker, is
 * told by its words; each message of the thread stands for one of them only.
 */
export function pendingMessages(
  pending: readonly PendingMessage[],
  thread: readonly Message[],
  userId: number,
): PendingMessage[] {
  const confirmedIds = new Set<number>();
  return pending.filter(({ text, after }) => {
    const confirmed = thread.find(
      (message) =>
        message.id > after &&
        message.sender_id === userId &&
        message.message === text &&
        !confirmedIds.has(message.id),
    );
    if (confirmed) confirmedIds.add(confirmed.id);
    return !confirmed;
  });
}
