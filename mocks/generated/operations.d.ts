// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { operations } from './schema.d.ts';

export interface AddressesOperations {
  /** Add an address. `POST /api/address/store` */
  createAddress: { operation: operations['createAddress']; access: 'customer' };
  /** Delete an address. `DELETE /api/address/{id}/delete` */
  deleteAddress: { operation: operations['deleteAddress']; access: 'customer' };
  /** List the addresses. `GET /api/addresses` */
  listAddresses: { operation: operations['listAddresses']; access: 'customer' };
  /** List the delivery areas. `GET /api/areas` */
  listAreas: { operation: operations['listAreas']; access: 'public' };
  /** Update an address. `POST /api/address/{id}/update` */
  updateAddress: { operation: operations['updateAddress']; access: 'customer' };
}

export interface AuthOperations {
  /** Sign in with a provider's code. `POST /api/auth/{provider}/token` */
  exchangeSocialToken: { operation: operations['exchangeSocialToken']; access: 'public' };
  /** Sign in. `POST /api/login` */
  login: { operation: operations['login']; access: 'public' };
  /** Sign out with GET, as the original storefront does. `GET /api/logout` */
  logout: { operation: operations['logout']; access: 'optional' };
  /** Register. `POST /api/registration` */
  register: { operation: operations['register']; access: 'public' };
  /** Reset the password with a token. `POST /api/reset-password` */
  resetPassword: { operation: operations['resetPassword']; access: 'public' };
  /** Sign out. `POST /api/logout` */
  revokeToken: { operation: operations['revokeToken']; access: 'customer' };
  /** Send a code. `POST /api/send-otp` */
  sendOtp: { operation: operations['sendOtp']; access: 'public' };
  /** Sign in with a provider's profile. `POST /api/social-auth` */
  signInSocially: { operation: operations['signInSocially']; access: 'public' };
  /** Verify a code. `POST /api/verify-otp` */
  verifyOtp: { operation: operations['verifyOtp']; access: 'public' };
}

export interface CartOperations {
  /** Add a product to the cart. `POST /api/cart/store` */
  addToCart: { operation: operations['addToCart']; access: 'customer' };
  /** Decrease the quantity by one. `POST /api/cart/decrement` */
  decrementCartLine: { operation: operations['decrementCartLine']; access: 'customer' };
  /** Get the cart. `GET /api/carts` */
  getCart: { operation: operations['getCart']; access: 'customer' };
  /** Preview the order amounts. `POST /api/cart/checkout` */
  getCheckout: { operation: operations['getCheckout']; access: 'customer' };
  /** Increase the quantity by one. `POST /api/cart/increment` */
  incrementCartLine: { operation: operations['incrementCartLine']; access: 'customer' };
  /** Remove a product from the cart. `POST /api/cart/delete` */
  removeFromCart: { operation: operations['removeFromCart']; access: 'customer' };
}

export interface CatalogueOperations {
  /** Get a flash sale with its products. `GET /api/flash-sale/{id}/details` */
  getFlashSale: { operation: operations['getFlashSale']; access: 'optional' };
  /** Get the running and the upcoming flash sale. `GET /api/flash-sales` */
  getFlashSales: { operation: operations['getFlashSales']; access: 'public' };
  /** Get the home page. `GET /api/home` */
  getHome: { operation: operations['getHome']; access: 'optional' };
  /** Get a product. `GET /api/product-details` */
  getProduct: { operation: operations['getProduct']; access: 'optional' };
  /** List the banners. `GET /api/banners` */
  listBanners: { operation: operations['listBanners']; access: 'public' };
  /** List the categories. `GET /api/categories` */
  listCategories: { operation: operations['listCategories']; access: 'public' };
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
  /** List the conversations. `GET /api/get-shops` */
  listConversations: { operation: operations['listConversations']; access: 'customer' };
  /** List the messages with a shop. `GET /api/get-message` */
  listMessages: { operation: operations['listMessages']; access: 'customer' };
  /** Send a message to a shop. `POST /api/send-message` */
  sendMessage: { operation: operations['sendMessage']; access: 'customer' };
  /** Start a chat with a shop. `POST /api/store-message` */
  startConversation: { operation: operations['startConversation']; access: 'customer' };
}

export interface ContentOperations {
  /** Get a blog post. `GET /api/blog/{slugOrId}/details` */
  getBlog: { operation: operations['getBlog']; access: 'optional' };
  /** Get the contact details. `GET /api/contact-us` */
  getContact: { operation: operations['getContact']; access: 'public' };
  /** Get a legal page. `GET /api/legal-pages/{slug}` */
  getLegalPage: { operation: operations['getLegalPage']; access: 'public' };
  /** List blog posts. `GET /api/blogs` */
  listBlogs: { operation: operations['listBlogs']; access: 'public' };
  /** Send a message to the shop. `POST /api/support` */
  sendContactMessage: { operation: operations['sendContactMessage']; access: 'public' };
}

export interface DownloadsOperations {
  /** Download a licence. `GET /api/download-product-license/{key}` */
  downloadLicence: { operation: operations['downloadLicence']; access: 'public' };
  /** Download a licence, with the order in the path. `GET /api/download-product-license/{key}/{order_id}` */
  downloadLicenceByPath: { operation: operations['downloadLicenceByPath']; access: 'public' };
}

export interface OrdersOperations {
  /** Cancel an order. `POST /api/orders/cancel` */
  cancelOrder: { operation: operations['cancelOrder']; access: 'customer' };
  /** Pay for an unpaid order. `GET /api/order-payment/{order}/{method}` */
  createPayment: { operation: operations['createPayment']; access: 'customer' };
  /** Pay for an order without a method. `GET /api/order-payment/{order}` */
  createPaymentWithoutMethod: { operation: operations['createPaymentWithoutMethod']; access: 'customer' };
  /** Get an order. `GET /api/order-details` */
  getOrder: { operation: operations['getOrder']; access: 'customer' };
  /** List the orders. `GET /api/orders` */
  listOrders: { operation: operations['listOrders']; access: 'customer' };
  /** Place an order. `POST /api/place-order` */
  placeOrder: { operation: operations['placeOrder']; access: 'customer' };
  /** Place an order (versioned path). `POST /api/v1/place-order` */
  placeOrderV1: { operation: operations['placeOrderV1']; access: 'customer' };
  /** Reorder. `POST /api/place-order/again` */
  reorder: { operation: operations['reorder']; access: 'customer' };
  /** Review a purchased product. `POST /api/product-review` */
  reviewProduct: { operation: operations['reviewProduct']; access: 'customer' };
}

export interface ProfileOperations {
  /** Change the password. `POST /api/change-password` */
  changePassword: { operation: operations['changePassword']; access: 'customer' };
  /** Get the profile. `GET /api/profile` */
  getProfile: { operation: operations['getProfile']; access: 'customer' };
  /** Update the customer's presence. `POST /api/update-last-seen` */
  updateLastSeen: { operation: operations['updateLastSeen']; access: 'customer' };
  /** Update the profile. `POST /api/update-profile` */
  updateProfile: { operation: operations['updateProfile']; access: 'customer' };
}

export interface ReturnsOperations {
  /** Get a return. `GET /api/return-order-details/{id}` */
  getReturn: { operation: operations['getReturn']; access: 'customer' };
  /** List the returns. `GET /api/return-orders` */
  listReturns: { operation: operations['listReturns']; access: 'customer' };
  /** Return products of an order. `POST /api/return-order` */
  returnOrder: { operation: operations['returnOrder']; access: 'customer' };
}

export interface SettingsOperations {
  /** Get the shop's settings. `GET /api/master` */
  getSettings: { operation: operations['getSettings']; access: 'public' };
  /** Get the translations of a language. `GET /api/lang/{locale}` */
  getTranslations: { operation: operations['getTranslations']; access: 'public' };
  /** List all countries. `GET /api/countries` */
  listCountries: { operation: operations['listCountries']; access: 'public' };
}

export interface ShopsOperations {
  /** Get a shop. `GET /api/shops/{id}` */
  getShop: { operation: operations['getShop']; access: 'public' };
  /** List the categories of a shop. `GET /api/shop-categories` */
  listShopCategories: { operation: operations['listShopCategories']; access: 'public' };
  /** List popular products of the same shop. `GET /api/shops/popular-products` */
  listShopPopularProducts: { operation: operations['listShopPopularProducts']; access: 'optional' };
  /** List the shops. `GET /api/shops` */
  listShops: { operation: operations['listShops']; access: 'public' };
  /** List the top shops. `GET /api/shops/top` */
  listTopShops: { operation: operations['listTopShops']; access: 'public' };
}

export interface SupportOperations {
  /** Open a support ticket. `POST /api/support-ticket` */
  createTicket: { operation: operations['createTicket']; access: 'customer' };
  /** Get a support ticket. `GET /api/support-ticket/show` */
  getTicket: { operation: operations['getTicket']; access: 'customer' };
  /** List the issue types. `GET /api/ticket-issue-types` */
  listTicketIssueTypes: { operation: operations['listTicketIssueTypes']; access: 'customer' };
  /** List the messages of a ticket. `GET /api/support-ticket-messages` */
  listTicketMessages: { operation: operations['listTicketMessages']; access: 'customer' };
  /** List the support tickets. `GET /api/support-tickets` */
  listTickets: { operation: operations['listTickets']; access: 'customer' };
  /** Send a message on a ticket. `POST /api/support-ticket-message` */
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
  /** Add or remove a favourite. `POST /api/favorite-add-or-remove` */
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
