/** Where responses contain values for a parameter or field. */
export interface ValueSource {
  operation: string;
  pointer: string;
  toValue?: (found: unknown) => unknown;
}

const from = (operation: string, ...pointers: string[]): ValueSource[] =>
  pointers.map((pointer) => ({ operation, pointer }));

const PRODUCTS = [
  ...from('listProducts', '/data/products/*/id'),
  ...from('getHome', '/data/popular_products/*/id'),
];
const ORDERS = from('listOrders', '/data/orders/*/id');
/** One order per status covers more than many of one status. */
const ORDERS_BY_STATUS = from(
  'listOrders',
  '/data/orders/*[order_status=Delivered][payment_status=Paid]/id',
  ...['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'].map(
    (status) => `/data/orders/*[order_status=${status}]/id`,
  ),
);
const CART_SHOPS = from('addToCart', '/data/cart_items/*/shop_id');
const REVIEWABLE = '/data/order[order_status=Delivered]';
const LICENCES = '/data/order[payment_status=Paid]/products/*[is_digital=true]/license';
const RETURNABLE = '/data/order[is_returnable=true]';

/** `operation.name` takes precedence over the name alone. */
const VALUE_SOURCES: Readonly<Record<string, readonly ValueSource[]>> = {
  product_id: PRODUCTS,
  shop_id: from('listShops', '/data/shops/*/id'),
  shop_ids: [...CART_SHOPS, ...from('listShops', '/data/shops/*/id')],
  'placeOrder.shop_ids': CART_SHOPS,
  'placeOrderV1.shop_ids': CART_SHOPS,
  'getShop.id': from('listShops', '/data/shops/*/id'),
  category_id: from('listCategories', '/data/categories/*/id'),
  'listBlogs.category_id': from('listBlogs', '/data/categories/*/id'),
  sub_category_id: from('listSubCategories', '/data/sub_categories/*/id'),
  brand_id: from('listProducts', '/data/filters/brands/*/id'),
  color_id: from('listProducts', '/data/filters/colors/*/id'),
  size_id: from('listProducts', '/data/filters/sizes/*/id'),
  locale: from('getSettings', '/data/languages/*/name', '/data/app_locale'),
  'getFlashSale.id': from('getHome', '/data/running_flash_sale/id', '/data/incoming_flash_sale/id'),
  slugOrId: from('listBlogs', '/data/blogs/*/slug'),
  'updateAddress.id': from('createAddress', '/data/address/id'),
  'deleteAddress.id': from('createAddress', '/data/address/id'),
  address_id: from('listAddresses', '/data/addresses/*/id'),
  order_id: ORDERS,
  'getOrder.order_id': [...ORDERS_BY_STATUS, ...ORDERS],
  'cancelOrder.order_id': from('listOrders', '/data/orders/*[order_status=Pending]/id'),
  'reorder.order_id': from('listOrders', '/data/orders/*[order_status=Delivered]/id'),
  'reviewProduct.order_id': from('getOrder', `${REVIEWABLE}/id`),
  'reviewProduct.product_id': from('getOrder', `${REVIEWABLE}/products/*[rating=null]/id`),
  'returnOrder.order_id': from('getOrder', `${RETURNABLE}/id`),
  'returnOrder.product_ids': from('getOrder', `${RETURNABLE}/products/*/id`),
  order: from('listOrders', '/data/orders/*[payment_status=Pending]/id'),
  'createPayment.method': from('getSettings', '/data/payment_gateways/*/name'),
  'getReturn.id': from('listReturns', '/data/returnOrders/*/id'),
  ticket_number: from('listTickets', '/data/support_tickets/*/ticket_no'),
  'sendTicketMessage.ticket_number': from(
    'getTicket',
    '/data/support_ticket[user_chat=true]/ticket_no',
  ),
  coupon_id: from('listShopVouchers', '/data/coupons/*/id'),
  user_id: from('getProfile', '/data/user/id'),
  // No response lists the providers that a backend accepts.
  provider: [],
  key: from('getOrder', `${LICENCES}/product_license`),
  'downloadLicence.order_id': from('getOrder', `${LICENCES}/order_id`),
  'downloadLicenceByPath.order_id': from('getOrder', `${LICENCES}/order_id`),
  'listShopVouchers.shop_id': from('listProducts', '/data/products/*/shop/id'),
  coupon_code: from('listShopVouchers', '/data/coupons/*/code'),
  products: [
    {
      operation: 'listProducts',
      pointer: '/data/products/*',
      toValue: (card) => {
        const { id, shop } = card as { id: unknown; shop?: { id: unknown } };
        return { id, quantity: 1, shop_id: shop?.id };
      },
    },
  ],
};

/** Prefers values that match a field of another response. */
export const MATCHING_FIELDS: Readonly<
  Record<string, { field: string; to: Omit<ValueSource, 'toValue'> }>
> = {
  // A voucher only applies to products of its own shop.
  products: {
    field: 'shop_id',
    to: { operation: 'listShopVouchers', pointer: '/data/coupons/*/shop_id' },
  },
};

/** Orders vary the most. */
export function maxVariants(operation: string): number {
  return operation === 'getOrder' ? 12 : 6;
}

/** Names for which a backend may accept unknown values, and why. */
const UNCHECKED_NAMES: Readonly<Record<string, string>> = {
  'createPayment.method': 'the payment page reports an unknown gateway',
  'listMessages.shop_id': 'no messages exist with an unknown shop',
  coupon_code: 'an unknown code gives no discount',
  user_id: 'the token identifies the customer',
  locale: 'an unknown language returns its own error body',
};

/** Optional in the contract, but no request succeeds without them. */
const REQUIRED_NAMES: ReadonlySet<string> = new Set([
  'getTicket.ticket_number',
  'reorder.payment_method',
]);

/** Values for names that no response provides. */
export const DEFAULT_SEEDS: Readonly<Record<string, readonly unknown[]>> = {
  slug: ['terms-and-conditions'],
  provider: ['google'],
};

/** Returns undefined if the values don't come from responses. */
export function sourcesOf(operation: string, name: string): readonly ValueSource[] | undefined {
  return VALUE_SOURCES[`${operation}.${name}`] ?? VALUE_SOURCES[name];
}

export function allSources(): ValueSource[] {
  return [
    ...Object.values(VALUE_SOURCES).flat(),
    ...Object.values(MATCHING_FIELDS).map(({ to }) => to),
  ];
}

export function mustBeKnown(operation: string, name: string): boolean {
  return (
    sourcesOf(operation, name) !== undefined &&
    UNCHECKED_NAMES[`${operation}.${name}`] === undefined &&
    UNCHECKED_NAMES[name] === undefined
  );
}

export function isRequired(operation: string, name: string): boolean {
  return REQUIRED_NAMES.has(`${operation}.${name}`);
}
