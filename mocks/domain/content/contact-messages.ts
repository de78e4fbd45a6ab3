import type { ContactMessage } from '../world/state/contact-message.ts';
import type { World } from '../world/world.ts';

export function storeContactMessage(
  world: World,
  words: Omit<ContactMessage, 'id' | 'sentAt'>,
): ContactMessage {
  const stored = { ...words, id: world.contactMessages.length + 1, sentAt: world.now() };
  world.contactMessages.push(stored);
  return stored;
}
