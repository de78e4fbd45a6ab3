import type { components } from '../../generated/schema.d.ts';
import type { ContactMessage } from '../world/state/contact-message.ts';
import { formatIsoDateTime } from '../../lib/datetime/backend-dates.ts';

export function serializeContactMessage({
  sentAt,
  ...fields
}: ContactMessage): components['schemas']['ContactMessage'] {
  return {
    ...fields,
    created_at: formatIsoDateTime(sentAt),
    updated_at: formatIsoDateTime(sentAt),
  };
}
