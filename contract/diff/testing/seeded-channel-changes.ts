import type { Schema } from '../../engine/contract-document.ts';
import type { Weight } from '../change.ts';
import type { Channel, ChannelsDocument, Message } from '../../engine/channels-document.ts';

/** A change and its exact report. */
export interface SeededChannelChange {
  title: string;
  make: (editor: ChannelsEditor) => void;
  expected: readonly (readonly [weight: Weight, code: string, channel: string, where: string])[];
}

export interface ChannelsEditor {
  document: ChannelsDocument;
  channels: Record<string, Channel>;
  channel: (id: string) => Channel & Required<Pick<Channel, 'messages'>>;
  message: (name: string) => Message;
  schema: (name: string) => Schema & Required<Pick<Schema, 'properties'>> & { required: string[] };
}

/** Modifies the description. */
export function editChannels(document: ChannelsDocument): ChannelsEditor {
  const { channels = {}, components } = document;
  const demand = <Part>(part: Part | undefined, what: string): Part => {
    if (part === undefined) throw new Error(`There is no ${what}; seed another change.`);
    return part;
  };
  return {
    document,
    channels,
    channel: (id) => demand(channels[id], id) as ReturnType<ChannelsEditor['channel']>,
    message: (name) => demand(components?.messages?.[name], name),
    schema: (name) =>
      demand(components?.schemas?.[name], name) as ReturnType<ChannelsEditor['schema']>,
  };
}

const USER = 'chat_user_{userId}';
const SHOP = 'chat_shop_{shopId}';
const TICKETS = 'support-ticket-message-channel';
const STAFF = 'notification-channel';
const TO_USER = 'event send-message-to-user';
const TO_SHOP = 'event send-message-to-shop';
const TICKET = 'event support-ticket-message-event';
const NOTICE = 'event support-ticket-event';

export const SEEDED_CHANNEL_CHANGES: readonly SeededChannelChange[] = [
  {
    title: 'a channel is removed',
    make: ({ channels }) => delete channels['notifications'],
    expected: [['breaking', 'channel-removed', STAFF, 'channel']],
  },
  {
    title: 'a channel is added',
    make: ({ channels, channel }) => {
      channels['orders'] = { ...channel('notifications'), address: 'order_{orderId}' };
    },
    expected: [['harmless', 'channel-added', 'order_{orderId}', 'channel']],
  },
  {
    title: 'a channel has another address',
    make: ({ channel }) => (channel('chatUser').address = 'private-user-{userId}'),
    expected: [['breaking', 'channel-moved', 'private-user-{userId}', 'channel']],
  },
  {
    title: 'a channel has another key',
    make: ({ document, channels, channel }) => {
      channels['notices'] = channel('notifications');
      delete channels['notifications'];
      Object.assign(document.operations?.['tellAdministrators'] ?? {}, {
        channel: { $ref: '#/channels/notices' },
      });
    },
    expected: [['risky', 'channel-renamed', STAFF, 'channel']],
  },
  {
    title: 'a place in the address has another name',
    make: ({ channel }) => (channel('chatUser').address = 'chat_user_{customerId}'),
    expected: [['risky', 'channel-parameter-renamed', 'chat_user_{customerId}', 'channel']],
  },
  {
    title: 'the other side speaks on a channel',
    make: ({ document }) => {
      const operation = document.operations?.['tellShop'];
      if (operation) operation.action = 'receive';
    },
    expected: [['breaking', 'event-turned', SHOP, 'channel']],
  },
  {
    title: 'an event is removed',
    make: ({ channel }) => delete channel('notifications').messages['supportTicket'],
    expected: [['breaking', 'event-removed', STAFF, NOTICE]],
  },
  {
    title: 'an event is added',
    make: ({ channel }) => {
      const { messages } = channel('chatUser');
      messages['deleted'] = { name: 'message-deleted', payload: { type: 'object' } };
    },
    expected: [['harmless', 'event-added', USER, 'event message-deleted']],
  },
  {
    title: 'an event has another name',
    make: ({ message }) => (message('SendMessageToUser').name = 'message-sent'),
    expected: [['breaking', 'event-renamed', USER, 'event message-sent']],
  },
  {
    title: 'events come in another type',
    make: ({ message }) => (message('SupportTicket').contentType = 'text/plain'),
    expected: [['breaking', 'event-media-type-changed', STAFF, NOTICE]],
  },
  {
    title: 'a field that was promised is gone',
    make: ({ schema }) => {
      delete schema('MessageToShop').properties['user_id'];
      schema('MessageToShop').required = ['message'];
    },
    expected: [['breaking', 'event-property-removed', SHOP, `${TO_SHOP}, field user_id`]],
  },
  {
    title: 'a field that was promised may be missing',
    make: ({ schema }) => (schema('MessageToShop').required = ['message']),
    expected: [['breaking', 'event-property-optional', SHOP, `${TO_SHOP}, field user_id`]],
  },
  {
    title: 'a field that may be there is added, and promised',
    make: ({ schema }) => {
      schema('TicketNotice').properties['ticket_number'] = { type: 'string' };
      schema('TicketNotice').required.push('ticket_number');
    },
    expected: [['harmless', 'event-property-added', STAFF, `${NOTICE}, field ticket_number`]],
  },
  {
    title: 'a number becomes a text',
    make: ({ schema }) => (schema('MessageToShop').properties['user_id'] = { type: 'string' }),
    expected: [
      ['breaking', 'event-type-changed', SHOP, `${TO_SHOP}, field user_id`],
      ['harmless', 'description-changed', SHOP, `${TO_SHOP}, field user_id`],
    ],
  },
  {
    title: 'a field may be null, in the events of two channels',
    make: ({ schema }) => {
      Object.assign(schema('TicketChange').properties['ticket_number'] ?? {}, {
        type: ['string', 'null'],
      });
    },
    expected: [
      ['breaking', 'event-null-widened', TICKETS, `${TICKET}, field ticket_number`],
      [
        'breaking',
        'event-null-widened',
        STAFF,
        'event admin-support-ticket-message-event, field ticket_number',
      ],
    ],
  },
  {
    title: 'a field has fewer values than before',
    make: ({ schema }) => {
      Object.assign(schema('TicketChange').properties['ticket_number'] ?? {}, { maxLength: 7 });
    },
    expected: [['harmless', 'event-limit-narrowed', TICKETS, `${TICKET}, field ticket_number`]],
  },
  {
    title: 'a schema of the calls has a word more, which events carry too',
    make: ({ schema }) =>
      Object.assign(schema('ChatMessage').properties['type'] ?? {}, {
        enum: ['user', 'shop', 'x'],
      }),
    expected: [['breaking', 'event-enum-widened', USER, `${TO_USER}, field message.type`]],
  },
  {
    title: 'words are other words',
    make: ({ channel, message }) => {
      channel('notifications').description = 'Other words.';
      message('SupportTicket').summary = 'Other words.';
    },
    expected: [
      ['harmless', 'description-changed', STAFF, 'channel'],
      ['harmless', 'description-changed', STAFF, NOTICE],
    ],
  },
  {
    title: 'version and servers are others',
    make: ({ document }) => {
      Object.assign(document.info ?? {}, { version: '9.0.0' });
      document.servers = { own: { host: 'rt.souk.example', protocol: 'wss' } };
    },
    expected: [
      ['harmless', 'version-changed', '', 'realtime version'],
      ['risky', 'server-changed', '', 'realtime servers'],
    ],
  },
];
