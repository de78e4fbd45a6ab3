import type { OutgoingMessage } from '../outgoing-message.ts';

/** The shopper's own message, as stored by the server. */
export interface StoredMessage {
  id: number;
  text: string | null;
}

/**
 * Finds pending messages that the server has stored, because their response was lost or a refetch
 * was faster. Returns ids by key. Matches by text, each stored message once.
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
