import type { Explanation } from './explanation.ts';

/** Codes of realtime events. */
export const EVENT_EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  'event-missing': {
    what: 'A request succeeded, but its realtime event did not arrive.',
    why: 'Open pages show the new message only after a reload.',
    fix: 'Check the names of channel and event, the queue worker, and the key and cluster of the broadcaster.',
    example: 'POST /api/send-message → 200, but no send-message-to-shop on chat_shop_7.',
  },
  'event-encoding': {
    what: 'The data of an event is JSON itself instead of a string that contains JSON.',
    why: 'Clients of the Pusher protocol expect a string.',
    fix: 'Encode data as JSON once more before sending the frame.',
    example: '"data": {"ticket_number": "9"}; expected "data": "{\\"ticket_number\\": \\"9\\"}".',
  },
  'event-unreadable': {
    what: 'A frame of the realtime server, or the data of an event, is not valid JSON.',
    why: 'The storefront ignores the event.',
    fix: 'Check for payloads that were truncated at a size limit.',
    example: '"data": "{\\"message\\": {\\"id\\": 7"',
  },
  'event-undocumented': {
    what: 'A documented channel has an event that the contract does not have (reported with --closed only).',
    why: 'The storefront does not listen to it. A misspelt name has no effect.',
    fix: 'Correct the name, or add the event to openapi/realtime.yaml.',
    example: 'send-message-to-users on chat_user_1.',
  },
  'channel-refused': {
    what: 'The realtime server refused the subscription to a documented channel.',
    why: 'Pages never receive its events.',
    fix: 'Channels are public in the contract. Check their names and the permissions of the application.',
    example: 'private-chat_user_1 needs authorisation.',
  },
};
