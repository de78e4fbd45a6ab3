import type { OutgoingMessage } from '../outgoing-message.ts';

/** One of the shopper's messages as the server has it. */
export interface StoredMessage {
  id: number;
  text: string | null;
}

/**
 * Ids of outgoing messages that the server has after all, by key: their response was lost, or a reload was quicker. They are
 * told by their words; a stored message counts for one of them only.
 */
export function matchOutgoing(
  pending: readonly OutgoingMessage[],
  stored: readonly StoredMessage[],
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>();
  const taken = new Set<number>();
  for (const { key, text, after } of pending) {
    if (after === null) continue;
    const match = stored.find(
      (message) => message.id > after && message.text === text && !taken.has(message.id),
    );
    if (!match) continue;
    taken.add(match.id);
    matches.set(key, match.id);
  }
  return matches;
}
