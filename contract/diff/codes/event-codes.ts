import { type ChangeCode, changeCode } from './change-code.ts';
import { NOTHING_TO_DO, KEEP_SENDING } from './common-texts.ts';

const NOTHING_RECEIVED =
  'Pages that listen to it hear nothing any more, and show what was until they are reloaded.';
const SEND_BOTH = 'Tell it in both ways until no storefront listens to the old one.';

export const EVENT_CODES: Readonly<Record<string, ChangeCode>> = {
  'channel-removed': changeCode(
    'breaking',
    'A realtime channel is gone.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'notification-channel is gone.',
  ),
  'channel-added': changeCode(
    'harmless',
    'There is a new realtime channel.',
    'Nobody listens to it yet.',
    NOTHING_TO_DO,
    'order_{orderId} is new.',
  ),
  'channel-moved': changeCode(
    'breaking',
    'A realtime channel has another address.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'chat_user_{userId} → private-user-{userId}',
  ),
  'channel-renamed': changeCode(
    'risky',
    'A realtime channel goes by another key in the contract.',
    'Nothing changes for who listens, but generated functions change their names.',
    'Keep the key, or rename it where it is used.',
    'chatUser → userChat',
  ),
  'channel-parameter-renamed': changeCode(
    'risky',
    'A place in the address of a realtime channel has another name.',
    'The same channels are listened to. Should another number belong there now, nobody hears anything.',
    'Make sure that the same number is meant.',
    'chat_user_{userId} → chat_user_{customerId}',
  ),
  'event-removed': changeCode(
    'breaking',
    'An event is no longer told on a channel.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'support-ticket-event is gone.',
  ),
  'event-added': changeCode(
    'harmless',
    'A channel tells a new event.',
    'Nobody has bound it yet.',
    NOTHING_TO_DO,
    'message-deleted on chat_user_{userId}',
  ),
  'event-renamed': changeCode(
    'breaking',
    'An event has another name.',
    NOTHING_RECEIVED,
    SEND_BOTH,
    'send-message-to-user → message-sent',
  ),
  'event-turned': changeCode(
    'breaking',
    'A channel is spoken on by the other side.',
    'Who listened waits for nothing, and who should speak is silent.',
    SEND_BOTH,
    'action: send → receive',
  ),
  'event-media-type-changed': changeCode(
    'breaking',
    'Events come in another type.',
    'Pages that are open cannot read them.',
    'Keep the type, or tell it on a channel of its own.',
    'application/json → application/cbor',
  ),
  'event-property-removed': changeCode(
    'breaking',
    'A field that an event promised is gone.',
    'Pages that are open wait for it: what they make of it stays empty or breaks.',
    KEEP_SENDING,
    'ticket_number is gone.',
  ),
  'event-optional-property-removed': changeCode(
    'risky',
    'A field that an event could have is gone.',
    'Nobody could rely on it, but what it showed is shown no more.',
    KEEP_SENDING,
    'message.product is gone.',
  ),
  'event-property-optional': changeCode(
    'breaking',
    'A field that an event promised may be missing.',
    'Pages that are open wait for it: what they make of it stays empty or breaks.',
    'Always send it; null only where the contract has it.',
    '`user_id` is no longer required.',
  ),
  'event-property-required': changeCode(
    'harmless',
    'A field that could be missing is in every event.',
    'Who can do without it can do with it.',
    NOTHING_TO_DO,
    '`user_id` is required.',
  ),
  'event-property-added': changeCode(
    'harmless',
    'Events have a new field.',
    'Pages that are open pass over it.',
    NOTHING_TO_DO,
    'sent_by is new.',
  ),
  'event-property-unexpected': changeCode(
    'breaking',
    'Events have a new field where the contract had ruled out others.',
    'Who checks events as the contract said refuses them.',
    'Leave objects in events open, or send it elsewhere.',
    'a field beside those of a closed object',
  ),
  'event-rule-changed': changeCode(
    'risky',
    'A rule for what is told has changed; whether it lets in less or more cannot be told.',
    'Pages that are open may get what they were not made for.',
    'Read both versions of the rule.',
    'not: {} is gone.',
  ),
};
