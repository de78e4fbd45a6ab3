// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { operations } from './schema.d.ts';

export interface AddressesOperations {
  /** Add an address. `POST /api/address/store` */
  createAddress: { operation: operations['createAddress']; access: 'customer' };
  /** Delete an address. `DELETE /api/address/{id}/delete` */
  deleteAddress: { operation: operations['deleteAddress']; access: 'customer' };
  /** List the addresses. `GET /api/addresses` */
  listAddresses: { operation: operations['listAddresses']; access: 'customer' };
  /** Change an address. `POST /api/address/{id}/update` */
  updateAddress: { operation: operations['updateAddress']; access: 'customer' };
}

export interface AuthOperations {
  /** Sign in with a provider's code. `POST /api/auth/{provider}/token` */
  exchangeSocialToken: { operation: operations['exchangeSocialToken']; access: 'public' };
  /** Sign in. `POST /api/login` */
  login: { operation: operations['login']; access: 'public' };
  /** Sign out the way the original storefront does. `GET /api/logout` */
  logout: { operation: operations['logout']; access: 'optional' };
  /** Register. `POST /api/registration` */
  register: { operation: operations['register']; access: 'public' };
  /** Set a new password with a token. `POST /api/reset-password` */
  resetPassword: { operation: operations['resetPassword']; access: 'public' };
  /** Sign out. `POST /api/logout` */
  revokeToken: { operation: operations['revokeToken']; access: 'customer' };
  /** Send a code. `POST /api/send-otp` */
  sendOtp: { operation: operations['sendOtp']; access: 'public' };
  /** Sign in with a profile that a provider told. `POST /api/social-auth` */
  signInSocially: { operation: operations['signInSocially']; access: 'public' };
  /** Check a code. `POST /api/verify-otp` */
  verifyOtp: { operation: operations['verifyOtp']; access: 'public' };
}

export interface CartOperations {
  /** Put a product into the cart. `POST /api/cart/store` */
  addToCart: { operation: operations['addToCart']; access: 'customer' };
  /** One piece less. `POST /api/cart/decrement` */
  decrementCartLine: { operation: operations['decrementCartLine']; access: 'customer' };
  /** Read the cart. `GET /api/carts` */
  getCart: { operation: operations['getCart']; access: 'customer' };
  /** Work out what an order would cost. `POST /api/cart/checkout` */
  getCheckout: { operation: operations['getCheckout']; access: 'customer' };
  /** One piece more. `POST /api/cart/increment` */
  incrementCartLine: { operation: operations['incrementCartLine']; access: 'customer' };
  /** Take a product out of the cart. `POST /api/cart/delete` */
  removeFromCart: { operation: operations['removeFromCart']; access: 'customer' };
}

export interface CatalogueOperations {
  /** Read a flash sale with its products. `GET /api/flash-sale/{id}/details` */
  getFlashSale: { operation: operations['getFlashSale']; access: 'optional' };
  /** Read the running and the coming flash sale. `GET /api/flash-sales` */
  getFlashSales: { operation: operations['getFlashSales']; access: 'public' };
  /** Read the home page. `GET /api/home` */
  getHome: { operation: operations['getHome']; access: 'optional' };
  /** Read one product. `GET /api/product-details` */
  getProduct: { operation: operations['getProduct']; access: 'optional' };
  /** List the banners. `GET /api/banners` */
  listBanners: { operation: operations['listBanners']; access: 'public' };
  /** List the categories. `GET /api/categories` */
  listCategories: { operation: operations['listCategories']; access: 'optional' };
  /** List the products of a category. `GET /api/category-products` */
  listCategoryProducts: { operation: operations['listCategoryProducts']; access: 'optional' };
  /** List and search products. `GET /api/products` */
  listProducts: { operation: operations['listProducts']; access: 'optional' };
  /** List recently viewed products. `GET /api/recently-views` */
  listRecentlyViewed: { operation: operations['listRecentlyViewed']; access: 'customer' };
  /** List reviews of a product or a shop. `GET /api/reviews` */
  listReviews: { operation: operations['listReviews']; access: 'public' };
  /** List the sub-categories of a category. `GET /api/sub-categories` */
  listSubCategories: { operation: operations['listSubCategories']; access: 'public' };
}

export interface ChatOperations {
  /** Count the unread messages. `GET /api/unread-messages` */
  countUnreadMessages: { operation: operations['countUnreadMessages']; access: 'public' };
  /** List the shops that the customer talks to. `GET /api/get-shops` */
  listConversations: { operation: operations['listConversations']; access: 'customer' };
  /** List the messages with a shop. `GET /api/get-message` */
  listMessages: { operation: operations['listMessages']; access: 'customer' };
  /** Write to a shop. `POST /api/send-message` */
  sendMessage: { operation: operations['sendMessage']; access: 'customer' };
  /** Open the chat with a shop. `POST /api/store-message` */
  startConversation: { operation: operations['startConversation']; access: 'customer' };
}

export interface ContentOperations {
  /** Read one blog post. `GET /api/blog/{slugOrId}/details` */
  getBlog: { operation: operations['getBlog']; access: 'optional' };
  /** Read how the shop can be reached. `GET /api/contact-us` */
  getContact: { operation: operations['getContact']; access: 'public' };
  /** Read a legal page. `GET /api/legal-pages/{slug}` */
  getLegalPage: { operation: operations['getLegalPage']; access: 'public' };
  /** List blog posts. `GET /api/blogs` */
  listBlogs: { operation: operations['listBlogs']; access: 'public' };
  /** Send a message to the shop. `POST /api/support` */
  sendContactMessage: { operation: operations['sendContactMessage']; access: 'public' };
}

export interface DownloadsOperations {
  /** Download a licence. `GET /api/download-product-license/{key}` */
  downloadLicence: { operation: operations['downloadLicence']; access: 'public' };
  /** Download a licence, the order in the path. `GET /api/download-product-license/{key}/{order_id}` */
  downloadLicenceByPath: { operation: operations['downloadLicenceByPath']; access: 'public' };
}

export interface OrdersOperations {
  /** Cancel an order. `POST /api/orders/cancel` */
  cancelOrder: { operation: operations['cancelOrder']; access: 'customer' };
  /** Pay an order that is still unpaid. `GET /api/order-payment/{order}/{method}` */
  createPayment: { operation: operations['createPayment']; access: 'customer' };
  /** Pay an order without saying how. `GET /api/order-payment/{order}` */
  createPaymentWithoutMethod: { operation: operations['createPaymentWithoutMethod']; access: 'customer' };
  /** Read one order. `GET /api/order-details` */
  getOrder: { operation: operations['getOrder']; access: 'customer' };
  /** List the orders. `GET /api/orders` */
  listOrders: { operation: operations['listOrders']; access: 'customer' };
  /** Place an order. `POST /api/place-order` */
  placeOrder: { operation: operations['placeOrder']; access: 'customer' };
  /** Place an order by the versioned address. `POST /api/v1/place-order` */
  placeOrderV1: { operation: operations['placeOrderV1']; access: 'customer' };
  /** Order the same again. `POST /api/place-order/again` */
  reorder: { operation: operations['reorder']; access: 'customer' };
  /** Review a product that was bought. `POST /api/product-review` */
  reviewProduct: { operation: operations['reviewProduct']; access: 'customer' };
}

export interface ProfileOperations {
  /** Change the password. `POST /api/change-password` */
  changePassword: { operation: operations['changePassword']; access: 'customer' };
  /** Read the profile. `GET /api/profile` */
  getProfile: { operation: operations['getProfile']; access: 'customer' };
  /** Say that the customer is here. `POST /api/update-last-seen` */
  updateLastSeen: { operation: operations['updateLastSeen']; access: 'customer' };
  /** Change the profile. `POST /api/update-profile` */
  updateProfile: { operation: operations['updateProfile']; access: 'customer' };
}

export interface ReturnsOperations {
  /** Get a return. `GET /api/return-order-details/{id}` */
  getReturn: { operation: operations['getReturn']; access: 'customer' };
  /** List the returns. `GET /api/return-orders` */
  listReturns: { operation: operations['listReturns']; access: 'customer' };
  /** Send products of an order back. `POST /api/return-order` */
  returnOrder: { operation: operations['returnOrder']; access: 'customer' };
}

export interface SettingsOperations {
  /** Read the shop's settings. `GET /api/master` */
  getSettings: { operation: operations['getSettings']; access: 'public' };
  /** Read the texts of a language. `GET /api/lang/{locale}` */
  getTranslations: { operation: operations['getTranslations']; access: 'public' };
  /** List all countries. `GET /api/countries` */
  listCountries: { operation: operations['listCountries']; access: 'public' };
}

export interface ShopsOperations {
  /** Read one shop. `GET /api/shops/{id}` */
  getShop: { operation: operations['getShop']; access: 'public' };
  /** List the categories of a shop. `GET /api/shop-categories` */
  listShopCategories: { operation: operations['listShopCategories']; access: 'public' };
  /** List popular products of the same shop. `GET /api/shops/popular-products` */
  listShopPopularProducts: { operation: operations['listShopPopularProducts']; access: 'optional' };
  /** List the shops. `GET /api/shops` */
  listShops: { operation: operations['listShops']; access: 'public' };
  /** List the best shops. `GET /api/shops/top` */
  listTopShops: { operation: operations['listTopShops']; access: 'public' };
}

export interface SupportOperations {
  /** Open a support ticket. `POST /api/support-ticket` */
  createTicket: { operation: operations['createTicket']; access: 'customer' };
  /** Get a support ticket. `GET /api/support-ticket/show` */
  getTicket: { operation: operations['getTicket']; access: 'customer' };
  /** List what a ticket can be about. `GET /api/ticket-issue-types` */
  listTicketIssueTypes: { operation: operations['listTicketIssueTypes']; access: 'customer' };
  /** List the messages of a ticket. `GET /api/support-ticket-messages` */
  listTicketMessages: { operation: operations['listTicketMessages']; access: 'customer' };
  /** List the support tickets. `GET /api/support-tickets` */
  listTickets: { operation: operations['listTickets']; access: 'customer' };
  /** Write on a ticket. `POST /api/support-ticket-message` */
  sendTicketMessage: { operation: operations['sendTicketMessage']; access: 'customer' };
}

export interface VouchersOperations {
  /** Try a code on products. `POST /api/coupons/apply` */
  applyCoupon: { operation: operations['applyCoupon']; access: 'customer' };
  /** Try vouchers on products. `POST /api/apply-voucher` */
  applyVoucher: { operation: operations['applyVoucher']; access: 'customer' };
  /** Collect a voucher. `POST /api/vouchers-collect` */
  collectVoucher: { operation: operations['collectVoucher']; access: 'customer' };
  /** List the collected vouchers. `GET /api/get-collected-vouchers` */
  listCollectedVouchers: { operation: operations['listCollectedVouchers']; access: 'customer' };
  /** List the vouchers of a shop. `GET /api/get-vouchers` */
  listShopVouchers: { operation: operations['listShopVouchers']; access: 'customer' };
}

export interface WishlistOperations {
  /** List the favourite products. `GET /api/favorite-products` */
  listFavourites: { operation: operations['listFavourites']; access: 'customer' };
  /** Mark or unmark a favourite. `POST /api/favorite-add-or-remove` */
  toggleFavourite: { operation: operations['toggleFavourite']; access: 'customer' };
}

/** Every operation of the contract. */
export interface Operations
  extends AddressesOperations,
    AuthOperations,
    CartOperations,
    CatalogueOperations,
    ChatOperations,
    ContentOperations,
    DownloadsOperations,
    OrdersOperations,
    ProfileOperations,
    ReturnsOperations,
    SettingsOperations,
    ShopsOperations,
    SupportOperations,
    VouchersOperations,
    WishlistOperations {}
