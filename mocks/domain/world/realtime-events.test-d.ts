import type { components } from '../../generated/schema.d.ts';
import { emitEvent } from './realtime-events.ts';
import type { World } from './world.ts';

declare const world: World;
declare const message: components['schemas']['ChatMessage'];
declare const customer: { id: number };

emitEvent(world, `chat_user_${customer.id}`, 'send-message-to-user', { message });
emitEvent(world, 'chat_shop_7', 'send-message-to-shop', { message, user_id: 1 });
emitEvent(world, 'support-ticket-message-channel', 'support-ticket-message-event', {
  ticket_number: '1',
});

// @ts-expect-error no such channel
emitEvent(world, `chat_${customer.id}`, 'send-message-to-user', { message });
// @ts-expect-error the event of another channel
emitEvent(world, `chat_user_${customer.id}`, 'send-message-to-shop', { message });
// @ts-expect-error a payload field is missing
emitEvent(world, `chat_shop_${customer.id}`, 'send-message-to-shop', { message });
// @ts-expect-error an undocumented payload field
emitEvent(world, 'chat_user_1', 'send-message-to-user', { message, user_id: 1 });
emitEvent(world, 'support-ticket-message-channel', 'support-ticket-message-event', {
  // @ts-expect-error the wrong type
  ticket_number: 1,
});
