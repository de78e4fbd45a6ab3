import { closeShop } from '../domain/inventory/close-shop.ts';
import { decideReturn } from '../domain/returns/decide-return.ts';
import { setOrderStatus } from '../domain/orders/set-order-status.ts';
import { setPaid } from '../domain/orders/set-paid.ts';
import { findShop } from '../domain/inventory/products.ts';
import { switchVoucher } from '../domain/vouchers/vouchers.ts';
import { defineStaffAction } from './staff-action.ts';

const orderId = { type: 'integer', min: 1, about: 'Id of the order.' } as const;

export const orderActions = {
  'set-order-status': defineStaffAction({
    summary: 'Move an order on; a delivery counts from now',
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
        about: 'The new state.',
      },
    },
    run(world, values) {
      setOrderStatus(world, values.orderId, values.status);
      return `Order ${values.orderId} is ${values.status}.`;
    },
  }),
  'set-paid': defineStaffAction({
    summary: 'Note that an order was paid',
    fields: { orderId },
    run(world, values) {
      setPaid(world, values.orderId);
      return `Order ${values.orderId} is paid.`;
    },
  }),
  'decide-return': defineStaffAction({
    summary: 'Decide what becomes of a return',
    fields: {
      returnId: { type: 'integer', min: 1, about: 'Id of the return.' },
      status: {
        type: 'choice',
        options: ['Pending', 'Approved', 'Damaged', 'Mismatch', 'Cancelled', 'Refunded'],
        about: 'Cancelled rejects it, Refunded pays it back.',
      },
      note: { type: 'text', about: 'Why it is rejected.', optional: true },
    },
    run(world, { returnId, status, note }) {
      decideReturn(world, returnId, status, note);
      return `Return ${returnId} is ${status}.`;
    },
  }),
  'switch-voucher': defineStaffAction({
    summary: 'Switch a voucher off or on again',
    fields: {
      voucherId: { type: 'integer', min: 1, about: 'Id of the voucher.' },
      isOn: { type: 'flag', about: 'On.' },
    },
    run(world, { voucherId, isOn }) {
      const { length } = world.base.vouchers;
      if (!world.base.vouchers.some(({ id }) => id === voucherId)) {
        throw new Error(
          `Failed to switch: this world has no voucher ${voucherId}. Use 1 to ${length}.`,
        );
      }
      switchVoucher(world, voucherId, isOn);
      return `Voucher ${voucherId} is ${isOn ? 'on' : 'off'}.`;
    },
  }),
  'close-shop': defineStaffAction({
    summary: 'Take everything that a shop sells off sale',
    fields: { shopId: { type: 'integer', min: 1, about: 'Id of the shop.' } },
    run(world, { shopId }) {
      if (!findShop(world, shopId)) {
        const { length } = world.base.shops;
        throw new Error(`Failed to close: this world has no shop ${shopId}. Use 1 to ${length}.`);
      }
      closeShop(world, shopId);
      return `Shop ${shopId} sells nothing any more.`;
    },
  }),
};
