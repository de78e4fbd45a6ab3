// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

/** Queries that only a signed-in customer can ask: forgotten when the session changes. */
export const customerQueries: ReadonlySet<string> = new Set([
  'listAddresses',
  'getCart',
  'getCheckout',
  'listRecentlyViewed',
  'listConversations',
  'listMessages',
  'getOrder',
  'listOrders',
  'getProfile',
  'getReturn',
  'listReturns',
  'getTicket',
  'listTicketIssueTypes',
  'listTicketMessages',
  'listTickets',
  'applyCoupon',
  'applyVoucher',
  'listCollectedVouchers',
  'listShopVouchers',
  'listFavourites',
]);

/** Queries whose answer is personal when a token is sent: asked again when the session changes. */
export const optionalQueries: ReadonlySet<string> = new Set([
  'getFlashSale',
  'getHome',
  'getProduct',
  'listCategories',
  'listCategoryProducts',
  'listProducts',
  'getBlog',
  'listShopPopularProducts',
]);
