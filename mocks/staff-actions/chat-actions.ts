import { sendAsSeller } from '../domain/chat/send-as-seller.ts';
import { defineStaffAction } from './staff-action.ts';

export const chatActions = {
  'seller-writes': defineStaffAction({
    summary: 'Send a chat message from a shop to a customer',
    fields: {
      shopId: { type: 'integer', min: 1, description: 'Shop ID.' },
      customerId: { type: 'integer', min: 1, description: 'Customer ID; 1 is the demo customer.' },
      text: { type: 'text', description: 'Message text.' },
    },
    run(world, { shopId, customerId, text }) {
      sendAsSeller(world, shopId, customerId, text);
      return `Shop ${shopId} wrote to customer ${customerId}.`;
    },
  }),
};
