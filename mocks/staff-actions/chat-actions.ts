import { sendAsSeller } from '../domain/chat/send-as-seller.ts';
import { defineStaffAction } from './staff-action.ts';

export const chatActions = {
  'seller-writes': defineStaffAction({
    summary: 'A shop writes to a customer; the message goes out over realtime',
    fields: {
      shopId: { type: 'integer', min: 1, about: 'Id of the shop.' },
      customerId: { type: 'integer', min: 1, about: 'Id of the customer; 1 is the demo customer.' },
      text: { type: 'text', about: 'What the shop says.' },
    },
    run(world, { shopId, customerId, text }) {
      sendAsSeller(world, shopId, customerId, text);
      return `Shop ${shopId} wrote to customer ${customerId}.`;
    },
  }),
};
