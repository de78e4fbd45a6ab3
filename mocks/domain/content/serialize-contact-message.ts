import type { components } from '../../generated/schema.d.ts';
import type { ContactMessage } from '../world/state/contact-message.ts';
import { isoMoment } from '../../lib/datetime/backend-dates.ts';

export function serializeContactMessage({
  sentAt,
  ...words
}: ContactMessage): components['schemas']['ContactMessage'] {
  return { ...words, created_at: isoMoment(sentAt), updated_at: isoMoment(sentAt) };
}
