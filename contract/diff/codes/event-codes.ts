import { type ChangeCode, changeCode } from './change-code.ts';
import { NO_ACTION_NEEDED, KEEP_SENDING } from './common-texts.ts';

const NOTHING_RECEIVED =
  'Open pages no longer receive the event and show old data until they are reloaded.';
const SEND_BOTH = 'Send both until no storefront listens to the old one.';

export const EVENT_CODES: Readonly<Record<string, ChangeCode>> = {
  'channel-removed': changeCode(
    'breaking',
    'A realtime channel was removed.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'notification-channel was removed.',
  ),
  'channel-added': changeCode(
    'harmless',
    'A realtime channel was added.',
    'No client listens to it yet.',
    NO_ACTION_NEEDED,
    'order_{orderId} was added.',
  ),
  'channel-moved': changeCode(
    'breaking',
    'The address of a realtime channel changed.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'chat_user_{userId} → private-user-{userId}',
  ),
  'channel-renamed': changeCode(
    'risky',
    'The key of a realtime channel in the contract changed.',
    'Listeners are not affected, but generated functions change their names.',
    'Keep the key, or rename its uses.',
    'chatUser → userChat',
  ),
  'channel-parameter-renamed': changeCode(
    'risky',
    'A parameter in the address of a realtime channel was renamed.',
    'The addresses stay the same. If the parameter now means another ID, listeners receive nothing.',
    'Check that it means the same ID.',
    'chat_user_{userId} → chat_user_{customerId}',
  ),
  'event-removed': changeCode(
    'breaking',
    'An event was removed from a channel.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'support-ticket-event was removed.',
  ),
  'event-added': changeCode(
    'harmless',
    'An event was added to a channel.',
    'No client listens to it yet.',
    NO_ACTION_NEEDED,
    'message-deleted on chat_user_{userId}',
  ),
  'event-renamed': changeCode(
    'breaking',
    'An event was renamed.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'send-message-to-user → message-sent',
  ),
  'channel-direction-changed': changeCode(
    'breaking',
    'The direction of a channel changed.',
    'Listeners receive nothing, and the new sender does not send.',
    SEND_BOTH,
    'action: send → receive',
  ),
  'event-media-type-changed': changeCode(
    'breaking',
    'The content type of events changed.',
    'Open pages cannot read them.',
    'Keep the type, or send it on a separate channel.',
    'application/json → application/cbor',
  ),
  'event-property-removed': changeCode(
    'breaking',
    'A required field of an event was removed.',
    'Open pages expect it. What they show with it stays empty or fails.',
    KEEP_SENDING,
    'ticket_number was removed.',
  ),
  'event-optional-property-removed': changeCode(
    'risky',
    'An optional field of an event was removed.',
    'No client could rely on it, but pages no longer show it.',
    KEEP_SENDING,
    'message.product was removed.',
  ),
  'event-property-optional': changeCode(
    'breaking',
    'A required field of an event became optional.',
    'Open pages expect it. What they show with it stays empty or fails.',
    'Always send it; null only if the contract allows it.',
    '`user_id` is no longer required.',
  ),
  'event-property-required': changeCode(
    'harmless',
    'An optional field of an event became required.',
    'Clients that work without it also work with it.',
    NO_ACTION_NEEDED,
    '`user_id` is required.',
  ),
  'event-property-added': changeCode(
    'harmless',
    'A field was added to an event.',
    'Open pages ignore it.',
    NO_ACTION_NEEDED,
    'sent_by was added.',
  ),
  'event-property-unexpected': changeCode(
    'breaking',
    'A field was added to an event whose schema allowed no other fields.',
    'Clients that validate events against the old contract reject them.',
    'Allow additional fields in events, or send it elsewhere.',
    'an additional field in a closed object',
  ),
  'event-rule-changed': changeCode(
    'risky',
    'A rule for events changed. Whether it is stricter or looser is unknown.',
    'Open pages may receive values that they do not support.',
    'Compare both versions of the rule.',
    'not: {} was removed.',
  ),
};
