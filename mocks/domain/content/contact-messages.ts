import type { ContactMessage } from '../world/state/contact-message.ts';
import type { World } from '../world/world.ts';

export function storeContactMessage(
  world: World,
  fields: Omit<ContactMessage, 'id' | 'sentAt'>,
): ContactMessage {
  const stored = { ...fields, id: world.contactMessages.length + 1, sentAt: world.now() };
  world.contactMessages.push(stored);
  return stored;
}
