import type { World } from './world.ts';

/** What someone wrote in the contact form. Nothing about the sender is checked. */
export interface ContactMessage {
  readonly id: number;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly subject: string;
  readonly message: string;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
}

/** Keeps a message for the shop's staff. */
export function storeContactMessage(
  world: World,
  words: Omit<ContactMessage, 'id' | 'sentAt'>,
): ContactMessage {
  const stored = { ...words, id: world.contactMessages.length + 1, sentAt: world.now() };
  world.contactMessages.push(stored);
  return stored;
}
