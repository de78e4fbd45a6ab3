import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { OrdersOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOwnOrder, isForbiddenOrder } from './find-order.ts';
import { parsePaymentMethod } from '../payments/payment-methods.ts';
import { openPayment, paymentUrl } from '../payments/payments.ts';
import { hasStockFor, isShopSelling, reorder } from './reorder.ts';
import { needsVerification, NOT_VERIFIED } from '../world/settings-rules.ts';
import { missingRowMessage } from '../../lib/missing-row.ts';
import { serializeOrderDetails } from './serialize-order-details.ts';
import { serializeOrderRow } from './serialize-order-row.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

const UNKNOWN_ORDER = validationBody([unknownIdError('order_id')]);
const FORBIDDEN_ORDER = { message: 'You are not allowed to access this order' };
const NOT_PENDING = { message: 'Sorry, order cannot be cancelled because it is not pending' };
// The backend's messages contain double spaces.
const NOT_DELIVERED = {
  message: 'Sorry, You can not  re-order because order is not delivered',
};
const NO_STOCK = { message: 'Sorry, your product quantity out of stock' };
const SHOP_GONE = { message: 'Sorry, the shop is not available now' };
const CASH_ORDER_ERROR = { message: 'Sorry, You can not  re-payment because payment is CASH' };

type Actions = Pick<
  HandlersOf<OrdersOperations>,
  'getOrder' | 'cancelOrder' | 'reorder' | 'createPayment' | 'createPaymentWithoutMethod'
>;

export const orderActionsHandlers = {
  getOrder: (call, reply) => {
    const { world, customer, query } = call;
    const { order_id: id } = query;
    if (isForbiddenOrder(world, customer, id)) return reply(422, FORBIDDEN_ORDER);
    const order = findOwnOrder(world, customer, id);
    if (!order) return reply(422, UNKNOWN_ORDER);
    return reply(200, {
      message: 'order details',
      data: { order: serializeOrderDetails(order, call) },
    });
  },

  cancelOrder: (call, reply) => {
    const { world, customer, body } = call;
    const order = findOwnOrder(world, customer, body.order_id);
    if (!order) return reply(422, UNKNOWN_ORDER);
    if (!cancelOrder(world, order)) return reply(422, NOT_PENDING);
    return reply(200, {
      message: 'Order cancelled successfully',
      data: { order: serializeOrderRow(order, order.lines, call) },
    });
  },

  reorder: (call, reply) => {
    const { world, customer, body, origin } = call;
    const old = findOwnOrder(world, customer, body.order_id);
    if (!old) return reply(422, UNKNOWN_ORDER);
    if (old.status !== 'Delivered') return reply(422, NOT_DELIVERED);
    if (!hasStockFor(world, old)) return reply(422, NO_STOCK);
    if (needsVerification(world, customer)) return reply(422, NOT_VERIFIED);
    if (!isShopSelling(world, old.shopId)) return reply(422, SHOP_GONE);
    if (body.payment_method == null) return reply(500, { message: 'Server Error' });

    const method = parsePaymentMethod(world, body.payment_method);
    const { paymentId } = reorder(world, old, method);
    return reply(200, {
      message: 'Re-order created successfully',
      data: {
        order_payment_url: method === 'cash' ? null : paymentUrl(origin, paymentId, method),
        order: serializeOrderRow(old, old.lines, call),
      },
    });
  },

  createPayment: ({ world, customer, path, origin }, reply) => {
    const order = findOwnOrder(world, customer, path.order);
    if (!order) return reply(404, { message: missingRowMessage('Order', path.order) });
    if (path.method.toLowerCase() === 'cash') return reply(422, CASH_ORDER_ERROR);
    const method = parsePaymentMethod(world, path.method);
    const { id } = openPayment(world, order, method);
    // An unknown gateway fails on the payment page only.
    const gateway = method === 'cash' ? path.method : method;
    return reply(200, {
      message: 'Payment created',
      data: { order_payment_url: paymentUrl(origin, id, gateway) },
    });
  },

  createPaymentWithoutMethod: ({ world, customer, path }, reply) => {
    const order = findOwnOrder(world, customer, path.order);
    if (!order) return reply(404, { message: missingRowMessage('Order', path.order) });
    return reply(422, CASH_ORDER_ERROR);
  },
} satisfies Actions;
