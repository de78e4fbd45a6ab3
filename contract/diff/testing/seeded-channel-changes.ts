import type { Schema } from '../../engine/contract-document.ts';
import type { Severity } from '../change.ts';
import type { Channel, ChannelsDocument, Message } from '../../engine/channels-document.ts';

/** A change and its exact report. */
export interface SeededChannelChange {
  title: string;
  make: (editor: ChannelsEditor) => void;
  expected: readonly (readonly [
    severity: Severity,
    code: string,
    channel: string,
    where: string,
  ])[];
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
  const assertDefined = <Part>(part: Part | undefined, what: string): Part => {
    if (part === undefined) throw new Error(`Not found: ${what}. Seed another change.`);
    return part;
  };
  return {
    document,
    channels,
    channel: (id) => assertDefined(channels[id], id) as ReturnType<ChannelsEditor['channel']>,
    message: (name) => assertDefined(components?.messages?.[name], name),
    schema: (name) =>
      assertDefined(components?.schemas?.[name], name) as ReturnType<ChannelsEditor['schema']>,
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
    title: 'the address of a channel changes',
    make: ({ channel }) => (channel('chatUser').address = 'private-user-{userId}'),
    expected: [['breaking', 'channel-moved', 'private-user-{userId}', 'channel']],
  },
  {
    title: 'the key of a channel changes',
    make: ({ document, channels, channel }) => {
      channels['notices'] = channel('notifications');
      delete channels['notifications'];
      Object.assign(document.operations?.['notifyAdmins'] ?? {}, {
        channel: { $ref: '#/channels/notices' },
      });
    },
    expected: [['risky', 'channel-renamed', STAFF, 'channel']],
  },
  {
    title: 'an address parameter is renamed',
    make: ({ channel }) => (channel('chatUser').address = 'chat_user_{customerId}'),
    expected: [['risky', 'channel-parameter-renamed', 'chat_user_{customerId}', 'channel']],
  },
  {
    title: 'the direction of a channel changes',
    make: ({ document }) => {
      const operation = document.operations?.['notifyShop'];
      if (operation) operation.action = 'receive';
    },
    expected: [['breaking', 'channel-direction-changed', SHOP, 'channel']],
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
    title: 'an event is renamed',
    make: ({ message }) => (message('SendMessageToUser').name = 'message-sent'),
    expected: [['breaking', 'event-renamed', USER, 'event message-sent']],
  },
  {
    title: 'the content type of events changes',
    make: ({ message }) => (message('SupportTicket').contentType = 'text/plain'),
    expected: [['breaking', 'event-media-type-changed', STAFF, NOTICE]],
  },
  {
    title: 'a required field is removed',
    make: ({ schema }) => {
      delete schema('MessageToShop').properties['user_id'];
      schema('MessageToShop').required = ['message'];
    },
    expected: [['breaking', 'event-property-removed', SHOP, `${TO_SHOP}, field user_id`]],
  },
  {
    title: 'a required field becomes optional',
    make: ({ schema }) => (schema('MessageToShop').required = ['message']),
    expected: [['breaking', 'event-property-optional', SHOP, `${TO_SHOP}, field user_id`]],
  },
  {
    title: 'a required field is added',
    make: ({ schema }) => {
      schema('TicketNotice').properties['ticket_number'] = { type: 'string' };
      schema('TicketNotice').required.push('ticket_number');
    },
    expected: [['harmless', 'event-property-added', STAFF, `${NOTICE}, field ticket_number`]],
  },
  {
    title: 'a number becomes a string',
    make: ({ schema }) => (schema('MessageToShop').properties['user_id'] = { type: 'string' }),
    expected: [
      ['breaking', 'event-type-changed', SHOP, `${TO_SHOP}, field user_id`],
      ['harmless', 'description-changed', SHOP, `${TO_SHOP}, field user_id`],
    ],
  },
  {
    title: 'a field becomes nullable in the events of two channels',
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
    title: 'maxLength is added to a field',
    make: ({ schema }) => {
      Object.assign(schema('TicketChange').properties['ticket_number'] ?? {}, { maxLength: 7 });
    },
    expected: [['harmless', 'event-limit-narrowed', TICKETS, `${TICKET}, field ticket_number`]],
  },
  {
    title: 'an enum value is added to a schema that the HTTP API and events share',
    make: ({ schema }) =>
      Object.assign(schema('ChatMessage').properties['type'] ?? {}, {
        enum: ['user', 'shop', 'x'],
      }),
    expected: [['breaking', 'event-enum-widened', USER, `${TO_USER}, field message.type`]],
  },
  {
    title: 'descriptions change',
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
    title: 'version and servers change',
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
