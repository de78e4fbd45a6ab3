import { closeShop } from '../domain/inventory/close-shop.ts';
import { decideReturn } from '../domain/returns/decide-return.ts';
import { setOrderStatus } from '../domain/orders/set-order-status.ts';
import { setPaid } from '../domain/orders/set-paid.ts';
import { findShop } from '../domain/inventory/products.ts';
import { setVoucherEnabled } from '../domain/vouchers/vouchers.ts';
import { defineStaffAction } from './staff-action.ts';

const orderId = { type: 'integer', min: 1, description: 'Order ID.' } as const;

export const orderActions = {
  'set-order-status': defineStaffAction({
    summary: 'Set the status of an order; delivery is dated now',
    fields: {
      orderId,
      status: {
        type: 'choice',
        options: [
          'Pending',
          'Confirm',
          'Processing',
          'Pickup',
          'On The Way',
          'Delivered',
          'Cancelled',
        ],
        description: 'New status.',
      },
    },
    run(world, values) {
      setOrderStatus(world, values.orderId, values.status);
      return `Order ${values.orderId} is ${values.status}.`;
    },
  }),
  'set-paid': defineStaffAction({
    summary: 'Mark an order as paid',
    fields: { orderId },
    run(world, values) {
      setPaid(world, values.orderId);
      return `Order ${values.orderId} is paid.`;
    },
  }),
  'decide-return': defineStaffAction({
    summary: 'Set the status of a return',
    fields: {
      returnId: { type: 'integer', min: 1, description: 'Return ID.' },
      status: {
        type: 'choice',
        options: ['Pending', 'Approved', 'Damaged', 'Mismatch', 'Cancelled', 'Refunded'],
        description: 'Cancelled rejects the return, Refunded pays the money back.',
      },
      note: { type: 'text', description: 'Reason for the rejection.', optional: true },
    },
    run(world, { returnId, status, note }) {
      decideReturn(world, returnId, status, note);
      return `Return ${returnId} is ${status}.`;
    },
  }),
  'switch-voucher': defineStaffAction({
    summary: 'Activate or deactivate a voucher',
    fields: {
      voucherId: { type: 'integer', min: 1, description: 'Voucher ID.' },
      isOn: { type: 'flag', description: 'Active.' },
    },
    run(world, { voucherId, isOn }) {
      const { length } = world.base.vouchers;
      if (!world.base.vouchers.some(({ id }) => id === voucherId)) {
        throw new Error(
          `Failed to switch the voucher: this world has no voucher ${voucherId}. Use 1 to ${length}.`,
        );
      }
      setVoucherEnabled(world, voucherId, isOn);
      return `Voucher ${voucherId} is ${isOn ? 'on' : 'off'}.`;
    },
  }),
  'close-shop': defineStaffAction({
    summary: 'Make all products of a shop unavailable',
    fields: { shopId: { type: 'integer', min: 1, description: 'Shop ID.' } },
    run(world, { shopId }) {
      if (!findShop(world, shopId)) {
        const { length } = world.base.shops;
        throw new Error(
          `Failed to close the shop: this world has no shop ${shopId}. Use 1 to ${length}.`,
        );
      }
      closeShop(world, shopId);
      return `Shop ${shopId} has no available products any more.`;
    },
  }),
};
