import type { EventFrame } from '../faulty-backend.ts';
import type { Fields, SeededFault } from './seeded-fault.ts';

const toShop = {
  // The fault is in the event, so the response stays as it is.
  on: 'POST /api/send-message',
  operation: 'sendMessage',
  mode: 'write',
  check: 'realtime_conformance',
} as const;

/** Changes the payload of messages to shops. */
function editPayload(change: (payload: { message: Fields } & Fields) => void) {
  return ({ data, ...frame }: EventFrame) => {
    const payload = JSON.parse(data) as { message: Fields } & Fields;
    if (frame.event === 'send-message-to-shop') change(payload);
    return JSON.stringify({ ...frame, data: JSON.stringify(payload) });
  };
}

export const EVENT_FAULTS: readonly SeededFault[] = [
  {
    ...toShop,
    name: 'an event that is never sent',
    frame: () => undefined,
    code: 'event-missing',
  },
  {
    ...toShop,
    name: 'an event with a misspelt name',
    frame: (frame) => JSON.stringify({ ...frame, event: `${frame.event}s` }),
    code: 'event-missing',
  },
  {
    ...toShop,
    name: 'an event without a required field',
    frame: editPayload((payload) => Reflect.deleteProperty(payload, 'user_id')),
    code: 'body-required',
    pointer: '/user_id',
  },
  {
    ...toShop,
    name: 'an event with an id as a string',
    frame: editPayload(({ message }) => (message['id'] = String(message['id']))),
    code: 'body-type',
    pointer: '/message/id',
  },
  {
    ...toShop,
    name: 'an event whose data is not encoded',
    frame: ({ data, ...frame }) => JSON.stringify({ ...frame, data: JSON.parse(data) as unknown }),
    code: 'event-encoding',
  },
  {
    ...toShop,
    name: 'an event with truncated data',
    frame: ({ data, ...frame }) => JSON.stringify({ ...frame, data: data.slice(0, 20) }),
    code: 'event-unreadable',
  },
  {
    ...toShop,
    name: 'an event with a key twice',
    frame: ({ data, ...frame }) =>
      JSON.stringify({ ...frame, data: data.replace('{', '{"user_id":1,') }),
    code: 'body-duplicate-key',
    pointer: '/user_id',
  },
];
