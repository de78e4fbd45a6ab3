/** Where earlier answers show what a parameter or field can be: an operation and a path into its answer. */
export interface ValueSource {
  operation: string;
  /** JSON pointer, `*` for every place of a list. */
  pointer: string;
}

const from = (operation: string, ...pointers: string[]): ValueSource[] =>
  pointers.map((pointer) => ({ operation, pointer }));

const PRODUCTS = [
  ...from('listProducts', '/data/products/*/id'),
  ...from('getHome', '/data/popular_products/*/id'),
];
const ORDERS = from('listOrders', '/data/orders/*/id');

/**
 * Where identifiers come from, by the name that takes them; `operation.name` goes before the bare name. What is not named here
 * comes from the contract's examples, or from the seeds file.
 */
export const VALUE_SOURCES: Readonly<Record<string, readonly ValueSource[]>> = {
  product_id: PRODUCTS,
  product_ids: PRODUCTS,
  shop_id: from('listShops', '/data/shops/*/id'),
  shop_ids: from('listShops', '/data/shops/*/id'),
  'getShop.id': from('listShops', '/data/shops/*/id'),
  category_id: from('listCategories', '/data/categories/*/id'),
  'listBlogs.category_id': from('listBlogs', '/data/categories/*/id'),
  sub_category_id: from('listSubCategories', '/data/sub_categories/*/id'),
  brand_id: from('listProducts', '/data/filters/brands/*/id'),
  color_id: from('listProducts', '/data/filters/colors/*/id'),
  size_id: from('listProducts', '/data/filters/sizes/*/id'),
  locale: from('getSettings', '/data/languages/*/name'),
  'getFlashSale.id': [
    ...from('getHome', '/data/running_flash_sale/id', '/data/incoming_flash_sale/id'),
  ],
  slugOrId: from('listBlogs', '/data/blogs/*/slug'),
  'updateAddress.id': from('listAddresses', '/data/addresses/*/id'),
  'deleteAddress.id': from('createAddress', '/data/address/id'),
  address_id: from('listAddresses', '/data/addresses/*/id'),
  order_id: ORDERS,
  order: ORDERS,
  'createPayment.method': from('getSettings', '/data/payment_gateways/*/name'),
  'getReturn.id': from('listReturns', '/data/returnOrders/*/id'),
  ticket_number: from('listTickets', '/data/support_tickets/*/ticket_no'),
  issue_type: from('listTicketIssueTypes', '/data/issue_types/*/name'),
  coupon_id: from('listShopVouchers', '/data/coupons/*/id'),
  user_id: from('getProfile', '/data/user/id'),
  'downloadLicence.key': from('getOrder', '/data/order/products/*/license'),
  'downloadLicenceByPath.key': from('getOrder', '/data/order/products/*/license'),
};

/** The sources of one parameter or field. */
export function sourcesOf(operation: string, name: string): readonly ValueSource[] | undefined {
  return VALUE_SOURCES[`${operation}.${name}`] ?? VALUE_SOURCES[name];
}
