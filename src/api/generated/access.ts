// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

/** Queries that need a signed-in customer; their data is dropped when the session changes. */
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

/** Queries with personal data if a token is sent; they are refetched when the session changes. */
export const optionalQueries: ReadonlySet<string> = new Set([
  'getFlashSale',
  'getHome',
  'getProduct',
  'listCategoryProducts',
  'listProducts',
  'getBlog',
  'listShopPopularProducts',
]);
