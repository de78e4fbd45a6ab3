import type { Customer } from '../../domain/world/state/account.ts';
import { markOf } from '../../domain/orders/order-marks.ts';
import { ordersOf } from '../../domain/orders/orders.ts';
import { isDeliveredParcel } from '../../domain/orders/return-window.ts';
import { isMultiVendor } from '../../domain/world/settings-rules.ts';
import type { World } from '../../domain/world/world.ts';

/** Overrides of the contract's own examples. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Returns requests about entities of this world, where the contract's examples don't match the
 * fixtures.
 */
export function exampleRequests(
  world: World,
  customer: Customer,
): Readonly<Record<string, ExampleRequest>> {
  const { base } = world;
  const product = base.products.find(({ isDigital, stock }) => !isDigital && stock > 5);
  const orders = ordersOf(world, customer);
  const returnable = orders.find(isDeliveredParcel);
  const returnableLine = returnable?.lines.find(
    ({ productId }) => !markOf(world, returnable.id, productId).isReturned,
  );
  const pending = orders.find(({ status }) => status === 'Pending');
  const ticket = world.tickets.find(
    ({ isChatAllowed, status }) => isChatAllowed && status !== 'cancel',
  );
  const voucher = base.vouchers.find(
    ({ shopId, startsInMs, endsInMs }) => shopId !== null && startsInMs < 0 && endsInMs > 0,
  );
  const conversation = world.chat.conversations.find(
    ({ customerId }) => customerId === customer.id,
  );
  const licence = world.licences.find(({ customerId }) => customerId === customer.id);
  const [post] = base.content.blogs;
  const [sale] = base.flashSales;
  const orderReturn = world.returns[0];
  if (!product || !returnable || !pending || !ticket || !voucher?.shopId || !conversation) {
    throw new Error(
      'Failed to create example requests: the demo customer’s past is incomplete. Check the demo history.',
    );
  }
  if (!licence || !post || !sale || !orderReturn || !isMultiVendor(world)) {
    throw new Error(
      'Failed to create example requests: the base is incomplete. Check the fixtures.',
    );
  }
  const { shopId } = product;
  const line = { body: { product_id: product.id } };
  const licenceRequest = { query: { order_id: licence.orderId }, path: { key: licence.key } };
  const voucherProduct = base.products.find((one) => one.shopId === voucher.shopId);
  const pieces = Math.ceil(voucher.minOrderAmount / (voucherProduct?.price ?? 1)) * 2 + 1;
  const products = [{ id: voucherProduct?.id, quantity: pieces, shop_id: voucher.shopId }];
  const address = { path: { id: 2 } };
  return {
    getProduct: { query: { product_id: product.id } },
    listSubCategories: { query: { category_id: product.categoryId } },
    getFlashSale: { path: { id: sale.id } },
    listShopPopularProducts: { query: { product_id: product.id } },
    getShop: { path: { id: shopId } },
    listShopCategories: { query: { shop_id: shopId } },
    listReviews: { query: { product_id: product.id } },
    getBlog: { path: { slugOrId: post.slug } },
    addToCart: line,
    incrementCartLine: line,
    decrementCartLine: line,
    removeFromCart: line,
    toggleFavourite: line,
    getCheckout: { body: { shop_ids: [shopId] } },
    placeOrder: { body: { shop_ids: [shopId] } },
    placeOrderV1: { body: { shop_ids: [shopId] } },
    updateAddress: address,
    deleteAddress: address,
    reviewProduct: {
      body: { product_id: returnable.lines[0]?.productId, order_id: returnable.id },
    },
    returnOrder: {
      body: {
        order_id: returnable.id,
        product_ids: returnableLine ? [returnableLine.productId] : [],
      },
    },
    getReturn: { path: { id: orderReturn.id } },
    getOrder: { query: { order_id: returnable.id } },
    cancelOrder: { body: { order_id: pending.id } },
    reorder: { body: { order_id: returnable.id } },
    createPayment: { path: { order: pending.id, method: 'stripe' } },
    downloadLicence: licenceRequest,
    downloadLicenceByPath: { path: { key: licence.key, order_id: licence.orderId } },
    getTicket: { query: { ticket_number: ticket.number } },
    listTicketMessages: { query: { ticket_number: ticket.number } },
    sendTicketMessage: { body: { ticket_number: ticket.number } },
    listShopVouchers: { query: { shop_id: voucher.shopId } },
    collectVoucher: { body: { coupon_id: voucher.id } },
    applyVoucher: { body: { coupon_code: voucher.code, products } },
    applyCoupon: { body: { coupon_code: voucher.code, products } },
    startConversation: { body: { shop_id: conversation.shopId } },
    listMessages: { query: { shop_id: conversation.shopId } },
    sendMessage: { body: { shop_id: conversation.shopId } },
    countUnreadMessages: { query: { user_id: customer.id } },
    sendOtp: { body: { phone: customer.phone } },
  };
}
