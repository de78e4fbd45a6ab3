import type { operations } from '../../generated/schema.d.ts';
import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { OrdersOperations } from '../../generated/operations.d.ts';
import type { HandlerResponse, Call, Reply, HandlersOf } from '../world/handler.ts';
import { findAddress, FORBIDDEN_ADDRESS, isForbiddenAddress } from '../addresses/addresses.ts';
import { ordersOf, placeOrders } from './orders.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import { parsePaymentMethod } from '../payments/payment-methods.ts';
import { paymentUrl } from '../payments/payments.ts';
import { findShop } from '../inventory/products.ts';
import { needsVerification, NOT_VERIFIED } from '../world/settings-rules.ts';
import { serializeOrderCounts, serializeOrderRow } from './serialize-order-row.ts';
import { paginate } from '../../lib/paginate.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

type PlaceOrderOperation = operations['placeOrder'];

export const ordersHandlers = {
  placeOrder,
  // A second path of the same handler.
  placeOrderV1: placeOrder,

  listOrders: (call, reply) => {
    const { world, customer, query } = call;
    const orders = ordersOf(world, customer);
    const listed = listedOrders(orders, query.order_status);
    return reply(200, {
      message: 'orders',
      data: {
        total: listed.length,
        status_wise_orders: serializeOrderCounts(orders),
        orders: paginate(listed, query).map(({ order, lines }) =>
          serializeOrderRow(order, lines, call),
        ),
      },
    });
  },
} satisfies Pick<HandlersOf<OrdersOperations>, 'placeOrder' | 'placeOrderV1' | 'listOrders'>;

function placeOrder(
  { world, customer, body, origin }: Call<PlaceOrderOperation, 'customer'>,
  reply: Reply<PlaceOrderOperation>,
): HandlerResponse<PlaceOrderOperation> {
  const errors = body.shop_ids.flatMap((id, index) =>
    findShop(world, id)
      ? []
      : [{ field: `shop_ids.${index}`, text: 'The selected shop id is invalid.' }],
  );
  const isForbidden = isForbiddenAddress(world, customer, body.address_id);
  if (!isForbidden && !findAddress(world, customer, body.address_id)) {
    errors.push(unknownIdError('address_id'));
  }
  if (errors.length > 0) return reply(422, validationBody(errors));
  if (isForbidden) return reply(422, FORBIDDEN_ADDRESS);
  if (needsVerification(world, customer)) return reply(422, NOT_VERIFIED);

  const paymentMethod = parsePaymentMethod(world, body.payment_method);
  const payment = placeOrders(world, customer, {
    shopIds: body.shop_ids,
    addressId: body.address_id,
    paymentMethod,
    note: body.note ?? null,
    isBuyNow: body.is_buy_now ?? false,
    code: body.coupon_code ?? null,
  });
  if (payment === undefined) return reply(422, { message: 'Sorry shop cart is empty' });
  const order_payment_url =
    paymentMethod === 'cash' ? null : paymentUrl(origin, payment, paymentMethod);
  return reply(200, { message: 'Order created successfully', data: { order_payment_url } });
}

interface ListedOrder {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

/** Returns the newest first. `digital` shows only digital lines, oldest order first. */
function listedOrders(orders: readonly Order[], filter: string | undefined): ListedOrder[] {
  const requestedStatus = filter?.toLowerCase();
  if (requestedStatus === 'digital') {
    return orders
      .map((order) => ({ order, lines: order.lines.filter(({ isDigital }) => isDigital) }))
      .filter(({ lines }) => lines.length > 0)
      .toReversed();
  }
  return orders
    .filter(({ status }) => !requestedStatus || status.toLowerCase() === requestedStatus)
    .map((order) => ({ order, lines: order.lines }));
}
