import type { NewFinding } from '../findings/finding.ts';
import { errorMessage } from '../lib/error-message.ts';
import { type Channels, type ReceivedEvent, toFindings } from '../realtime/channels.ts';
import type { PusherClient } from '../realtime/pusher-client.ts';
import type { SampleRequest } from '../requests/sample-requests.ts';
import type { ResponseEvaluation } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

export interface RealtimeSource {
  channels: Channels;
  client: PusherClient;
  /** How long an event may arrive after its response. */
  timeoutMs: number;
}

interface ExpectedEvent {
  channel: string;
  event: string;
}

/** Channels without parameters. */
const SHARED_CHANNELS = ['support-ticket-message-channel', 'notification-channel'];

/** The event that a successful request triggers. */
const TRIGGERS: Readonly<Record<string, (request: SampleRequest) => ExpectedEvent | undefined>> = {
  sendMessage: ({ body }) => messageToShop(body),
  // Without a product it only opens the conversation.
  startConversation: ({ body }) => (body?.['product_id'] ? messageToShop(body) : undefined),
  createTicket: () => ({ channel: 'notification-channel', event: 'support-ticket-event' }),
  sendTicketMessage: () => ({
    channel: 'notification-channel',
    event: 'admin-support-ticket-message-event',
  }),
};

function messageToShop(body: SampleRequest['body']): ExpectedEvent {
  return { channel: `chat_shop_${String(body?.['shop_id'])}`, event: 'send-message-to-shop' };
}

/** Listens to the channels that the check's requests write to, and validates their events. */
export function createEventChecks(
  { channels, client, timeoutMs }: RealtimeSource,
  report: (finding: NewFinding) => void,
) {
  const subscribed = new Set<string>();
  const expectedCounts = new Map<string, number>();
  const receivedCounts = new Map<string, number>();
  const seen = new Set<string>();
  let onEvent = () => {};

  function reportErrors(received: ReceivedEvent) {
    for (const found of toFindings(received)) report(found);
  }

  client.onFrame((text) => {
    const received = channels.validateFrame(text);
    if (!received) return;
    seen.add(received.event);
    increase(receivedCounts, keyOf(received));
    reportErrors(received);
    onEvent();
  });

  async function subscribe(channel: string) {
    if (subscribed.has(channel)) return;
    subscribed.add(channel);
    try {
      await client.subscribe(channel);
    } catch (error) {
      const message = `the subscription failed: ${errorMessage(error)}`;
      const contract = channels.pointerOf(channel, '');
      const refusal = { code: 'channel-refused', pointer: '', message, contract };
      reportErrors({ channel, event: channel, errors: [refusal] });
    }
  }

  const findMissing = () =>
    [...expectedCounts].find(([key, count]) => (receivedCounts.get(key) ?? 0) < count)?.[0];

  return {
    /** Subscribes to the channel of the event that the request triggers. */
    async prepare(operation: string, request: SampleRequest) {
      for (const channel of SHARED_CHANNELS) await subscribe(channel);
      const expected = TRIGGERS[operation]?.(request);
      if (expected) await subscribe(expected.channel);
    },
    async noteResponse(operation: string, request: SampleRequest, response: ResponseEvaluation) {
      const { status = 0, body } = response;
      if (status < 200 || status >= 300) return;
      const expected = TRIGGERS[operation]?.(request);
      if (expected) increase(expectedCounts, keyOf(expected));
      const [user] = operation === 'getProfile' ? valuesAt(body, '/data/user/id') : [];
      if (typeof user === 'number') await subscribe(`chat_user_${user}`);
    },
    /** Waits for the missing events and reports those that don't arrive. */
    async finish() {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        onEvent = () => {
          if (findMissing() !== undefined) return;
          clearTimeout(timer);
          resolve();
        };
        onEvent();
      });
      client.close();
      for (const [key, count] of expectedCounts) {
        const received = receivedCounts.get(key) ?? 0;
        if (received >= count) continue;
        const [channel = '', event = ''] = key.split(' ');
        const message = `${count} successful requests should have sent it, but ${received} arrived`;
        const contract = channels.pointerOf(channel, event);
        const missing = { code: 'event-missing', pointer: '', message, contract };
        reportErrors({ channel, event, errors: [missing] });
      }
      const missing = channels.events.filter((event) => !seen.has(event));
      const total = channels.events.length;
      return { seen: total - missing.length, total, missing };
    },
  };
}

function keyOf({ channel, event }: ExpectedEvent): string {
  return `${channel} ${event}`;
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
