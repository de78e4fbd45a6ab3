import { code } from './code.ts';
import type { ChangeCode } from './schema-codes.ts';
import { FINE, SHIP } from './words.ts';

const SILENT =
  'Pages that listen to it hear nothing any more, and show what was until they are reloaded.';
const BOTH = 'Tell it in both ways until no storefront listens to the old one.';

/** Codes of what changes about the realtime channels and their events. */
export const EVENT_CODES: Readonly<Record<string, ChangeCode>> = {
  'channel-removed': code(
    'breaking',
    'A realtime channel is gone.',
    SILENT,
    BOTH,
    'notification-channel is gone.',
  ),
  'channel-added': code(
    'harmless',
    'There is a new realtime channel.',
    'Nobody listens to it yet.',
    FINE,
    'order_{orderId} is new.',
  ),
  'channel-moved': code(
    'breaking',
    'A realtime channel has another address.',
    SILENT,
    BOTH,
    'chat_user_{userId} → private-user-{userId}',
  ),
  'channel-renamed': code(
    'risky',
    'A realtime channel goes by another key in the contract.',
    'Nothing changes for who listens, but generated functions change their names.',
    'Keep the key, or rename it where it is used.',
    'chatUser → userChat',
  ),
  'channel-parameter-renamed': code(
    'risky',
    'A place in the address of a realtime channel has another name.',
    'The same channels are listened to. Should another number belong there now, nobody hears anything.',
    'Make sure that the same number is meant.',
    'chat_user_{userId} → chat_user_{customerId}',
  ),
  'event-removed': code(
    'breaking',
    'An event is no longer told on a channel.',
    SILENT,
    BOTH,
    'support-ticket-event is gone.',
  ),
  'event-added': code(
    'harmless',
    'A channel tells a new event.',
    'Nobody has bound it yet.',
    FINE,
    'message-deleted on chat_user_{userId}',
  ),
  'event-renamed': code(
    'breaking',
    'An event has another name.',
    SILENT,
    BOTH,
    'send-message-to-user → message-sent',
  ),
  'event-turned': code(
    'breaking',
    'A channel is spoken on by the other side.',
    'Who listened waits for nothing, and who should speak is silent.',
    BOTH,
    'action: send → receive',
  ),
  'event-media-type-changed': code(
    'breaking',
    'Events come in another type.',
    'Pages that are open cannot read them.',
    'Keep the type, or tell it on a channel of its own.',
    'application/json → application/cbor',
  ),
  'event-property-removed': code(
    'breaking',
    'A field that an event promised is gone.',
    'Pages that are open wait for it: what they make of it stays empty or breaks.',
    SHIP,
    'ticket_number is gone.',
  ),
  'event-optional-property-removed': code(
    'risky',
    'A field that an event could have is gone.',
    'Nobody could rely on it, but what it showed is shown no more.',
    SHIP,
    'message.product is gone.',
  ),
  'event-property-optional': code(
    'breaking',
    'A field that an event promised may be missing.',
    'Pages that are open wait for it: what they make of it stays empty or breaks.',
    'Always send it; null only where the contract has it.',
    '`user_id` is no longer required.',
  ),
  'event-property-required': code(
    'harmless',
    'A field that could be missing is in every event.',
    'Who can do without it can do with it.',
    FINE,
    '`user_id` is required.',
  ),
  'event-property-added': code(
    'harmless',
    'Events have a new field.',
    'Pages that are open pass over it.',
    FINE,
    'sent_by is new.',
  ),
  'event-property-unexpected': code(
    'breaking',
    'Events have a new field where the contract had ruled out others.',
    'Who checks events as the contract said refuses them.',
    'Leave objects in events open, or send it elsewhere.',
    'a field beside those of a closed object',
  ),
  'event-rule-changed': code(
    'risky',
    'A rule for what is told has changed; whether it lets in less or more cannot be told.',
    'Pages that are open may get what they were not made for.',
    'Read both versions of the rule.',
    'not: {} is gone.',
  ),
};
