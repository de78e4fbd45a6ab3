// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { operations } from '../../src/api/generated/schema.d.ts';
import type { Handler } from '../domain/handler.ts';

export interface AddressesHandlers {
  /** Add an address. `POST /api/address/store` */
  createAddress: Handler<operations['createAddress'], 'customer'>;
  /** Delete an address. `DELETE /api/address/{id}/delete` */
  deleteAddress: Handler<operations['deleteAddress'], 'customer'>;
  /** List the addresses. `GET /api/addresses` */
  listAddresses: Handler<operations['listAddresses'], 'customer'>;
  /** Change an address. `POST /api/address/{id}/update` */
  updateAddress: Handler<operations['updateAddress'], 'customer'>;
}

export interface AuthHandlers {
  /** Sign in with a provider's code. `POST /api/auth/{provider}/token` */
  exchangeSocialToken: Handler<operations['exchangeSocialToken'], 'public'>;
  /** Sign in. `POST /api/login` */
  login: Handler<operations['login'], 'public'>;
  /** Sign out the way the original storefront does. `GET /api/logout` */
  logout: Handler<operations['logout'], 'optional'>;
  /** Register. `POST /api/registration` */
  register: Handler<operations['register'], 'public'>;
  /** Set a new password with a token. `POST /api/reset-password` */
  resetPassword: Handler<operations['resetPassword'], 'public'>;
  /** Sign out. `POST /api/logout` */
  revokeToken: Handler<operations['revokeToken'], 'customer'>;
  /** Send a code. `POST /api/send-otp` */
  sendOtp: Handler<operations['sendOtp'], 'public'>;
  /** Sign in with a profile that a provider told. `POST /api/social-auth` */
  signInSocially: Handler<operations['signInSocially'], 'public'>;
  /** Check a code. `POST /api/verify-otp` */
  verifyOtp: Handler<operations['verifyOtp'], 'public'>;
}

export interface CartHandlers {
  /** Put a product into the cart. `POST /api/cart/store` */
  addToCart: Handler<operations['addToCart'], 'customer'>;
  /** One piece less. `POST /api/cart/decrement` */
  decrementCartLine: Handler<operations['decrementCartLine'], 'customer'>;
  /** Read the cart. `GET /api/carts` */
  getCart: Handler<operations['getCart'], 'customer'>;
  /** Work out what an order would cost. `POST /api/cart/checkout` */
  getCheckout: Handler<operations['getCheckout'], 'customer'>;
  /** One piece more. `POST /api/cart/increment` */
  incrementCartLine: Handler<operations['incrementCartLine'], 'customer'>;
  /** Take a product out of the cart. `POST /api/cart/delete` */
  removeFromCart: Handler<operations['removeFromCart'], 'customer'>;
}

export interface CatalogueHandlers {
  /** Read a flash sale with its products. `GET /api/flash-sale/{id}/details` */
  getFlashSale: Handler<operations['getFlashSale'], 'optional'>;
  /** Read the running and the coming flash sale. `GET /api/flash-sales` */
  getFlashSales: Handler<operations['getFlashSales'], 'public'>;
  /** Read the home page. `GET /api/home` */
  getHome: Handler<operations['getHome'], 'optional'>;
  /** Read one product. `GET /api/product-details` */
  getProduct: Handler<operations['getProduct'], 'optional'>;
  /** List the banners. `GET /api/banners` */
  listBanners: Handler<operations['listBanners'], 'public'>;
  /** List the categories. `GET /api/categories` */
  listCategories: Handler<operations['listCategories'], 'optional'>;
  /** List the products of a category. `GET /api/category-products` */
  listCategoryProducts: Handler<operations['listCategoryProducts'], 'optional'>;
  /** List and search products. `GET /api/products` */
  listProducts: Handler<operations['listProducts'], 'optional'>;
  /** List recently viewed products. `GET /api/recently-views` */
  listRecentlyViewed: Handler<operations['listRecentlyViewed'], 'customer'>;
  /** List reviews of a product or a shop. `GET /api/reviews` */
  listReviews: Handler<operations['listReviews'], 'public'>;
  /** List the sub-categories of a category. `GET /api/sub-categories` */
  listSubCategories: Handler<operations['listSubCategories'], 'public'>;
}

export interface ChatHandlers {
  /** Count the unread messages. `GET /api/unread-messages` */
  countUnreadMessages: Handler<operations['countUnreadMessages'], 'public'>;
  /** List the shops that the customer talks to. `GET /api/get-shops` */
  listConversations: Handler<operations['listConversations'], 'customer'>;
  /** List the messages with a shop. `GET /api/get-message` */
  listMessages: Handler<operations['listMessages'], 'customer'>;
  /** Write to a shop. `POST /api/send-message` */
  sendMessage: Handler<operations['sendMessage'], 'customer'>;
  /** Open the chat with a shop. `POST /api/store-message` */
  startConversation: Handler<operations['startConversation'], 'customer'>;
}

export interface ContentHandlers {
  /** Read one blog post. `GET /api/blog/{slugOrId}/details` */
  getBlog: Handler<operations['getBlog'], 'optional'>;
  /** Read how the shop can be reached. `GET /api/contact-us` */
  getContact: Handler<operations['getContact'], 'public'>;
  /** Read a legal page. `GET /api/legal-pages/{slug}` */
  getLegalPage: Handler<operations['getLegalPage'], 'public'>;
  /** List blog posts. `GET /api/blogs` */
  listBlogs: Handler<operations['listBlogs'], 'public'>;
  /** Send a message to the shop. `POST /api/support` */
  sendContactMessage: Handler<operations['sendContactMessage'], 'public'>;
}

export interface DownloadsHandlers {
  /** Download a licence. `GET /api/download-product-license/{key}` */
  downloadLicence: Handler<operations['downloadLicence'], 'public'>;
  /** Download a licence, the order in the path. `GET /api/download-product-license/{key}/{order_id}` */
  downloadLicenceByPath: Handler<operations['downloadLicenceByPath'], 'public'>;
}

export interface OrdersHandlers {
  /** Cancel an order. `POST /api/orders/cancel` */
  cancelOrder: Handler<operations['cancelOrder'], 'customer'>;
  /** Pay an order that is still unpaid. `GET /api/order-payment/{order}/{method}` */
  createPayment: Handler<operations['createPayment'], 'customer'>;
  /** Pay an order without saying how. `GET /api/order-payment/{order}` */
  createPaymentWithoutMethod: Handler<operations['createPaymentWithoutMethod'], 'customer'>;
  /** Read one order. `GET /api/order-details` */
  getOrder: Handler<operations['getOrder'], 'customer'>;
  /** List the orders. `GET /api/orders` */
  listOrders: Handler<operations['listOrders'], 'customer'>;
  /** Place an order. `POST /api/place-order` */
  placeOrder: Handler<operations['placeOrder'], 'customer'>;
  /** Place an order by the versioned address. `POST /api/v1/place-order` */
  placeOrderV1: Handler<operations['placeOrderV1'], 'customer'>;
  /** Order the same again. `POST /api/place-order/again` */
  reorder: Handler<operations['reorder'], 'customer'>;
  /** Review a product that was bought. `POST /api/product-review` */
  reviewProduct: Handler<operations['reviewProduct'], 'customer'>;
}

export interface ProfileHandlers {
  /** Change the password. `POST /api/change-password` */
  changePassword: Handler<operations['changePassword'], 'customer'>;
  /** Read the profile. `GET /api/profile` */
  getProfile: Handler<operations['getProfile'], 'customer'>;
  /** Say that the customer is here. `POST /api/update-last-seen` */
  updateLastSeen: Handler<operations['updateLastSeen'], 'customer'>;
  /** Change the profile. `POST /api/update-profile` */
  updateProfile: Handler<operations['updateProfile'], 'customer'>;
}

export interface ReturnsHandlers {
  /** Get a return. `GET /api/return-order-details/{id}` */
  getReturn: Handler<operations['getReturn'], 'customer'>;
  /** List the returns. `GET /api/return-orders` */
  listReturns: Handler<operations['listReturns'], 'customer'>;
  /** Send products of an order back. `POST /api/return-order` */
  returnOrder: Handler<operations['returnOrder'], 'customer'>;
}

export interface SettingsHandlers {
  /** Read the shop's settings. `GET /api/master` */
  getSettings: Handler<operations['getSettings'], 'public'>;
  /** Read the texts of a language. `GET /api/lang/{locale}` */
  getTranslations: Handler<operations['getTranslations'], 'public'>;
  /** List all countries. `GET /api/countries` */
  listCountries: Handler<operations['listCountries'], 'public'>;
}

export interface ShopsHandlers {
  /** Read one shop. `GET /api/shops/{id}` */
  getShop: Handler<operations['getShop'], 'public'>;
  /** List the categories of a shop. `GET /api/shop-categories` */
  listShopCategories: Handler<operations['listShopCategories'], 'public'>;
  /** List popular products of the same shop. `GET /api/shops/popular-products` */
  listShopPopularProducts: Handler<operations['listShopPopularProducts'], 'optional'>;
  /** List the shops. `GET /api/shops` */
  listShops: Handler<operations['listShops'], 'public'>;
  /** List the best shops. `GET /api/shops/top` */
  listTopShops: Handler<operations['listTopShops'], 'public'>;
}

export interface SupportHandlers {
  /** Open a support ticket. `POST /api/support-ticket` */
  createTicket: Handler<operations['createTicket'], 'customer'>;
  /** Get a support ticket. `GET /api/support-ticket/show` */
  getTicket: Handler<operations['getTicket'], 'customer'>;
  /** List what a ticket can be about. `GET /api/ticket-issue-types` */
  listTicketIssueTypes: Handler<operations['listTicketIssueTypes'], 'customer'>;
  /** List the messages of a ticket. `GET /api/support-ticket-messages` */
  listTicketMessages: Handler<operations['listTicketMessages'], 'customer'>;
  /** List the support tickets. `GET /api/support-tickets` */
  listTickets: Handler<operations['listTickets'], 'customer'>;
  /** Write on a ticket. `POST /api/support-ticket-message` */
  sendTicketMessage: Handler<operations['sendTicketMessage'], 'customer'>;
}

export interface VouchersHandlers {
  /** Try a code on products. `POST /api/coupons/apply` */
  applyCoupon: Handler<operations['applyCoupon'], 'customer'>;
  /** Try vouchers on products. `POST /api/apply-voucher` */
  applyVoucher: Handler<operations['applyVoucher'], 'customer'>;
  /** Collect a voucher. `POST /api/vouchers-collect` */
  collectVoucher: Handler<operations['collectVoucher'], 'customer'>;
  /** List the collected vouchers. `GET /api/get-collected-vouchers` */
  listCollectedVouchers: Handler<operations['listCollectedVouchers'], 'customer'>;
  /** List the vouchers of a shop. `GET /api/get-vouchers` */
  listShopVouchers: Handler<operations['listShopVouchers'], 'customer'>;
}

export interface WishlistHandlers {
  /** List the favourite products. `GET /api/favorite-products` */
  listFavourites: Handler<operations['listFavourites'], 'customer'>;
  /** Mark or unmark a favourite. `POST /api/favorite-add-or-remove` */
  toggleFavourite: Handler<operations['toggleFavourite'], 'customer'>;
}

/** Every operation of the contract. */
export interface Handlers
  extends AddressesHandlers,
    AuthHandlers,
    CartHandlers,
    CatalogueHandlers,
    ChatHandlers,
    ContentHandlers,
    DownloadsHandlers,
    OrdersHandlers,
    ProfileHandlers,
    ReturnsHandlers,
    SettingsHandlers,
    ShopsHandlers,
    SupportHandlers,
    VouchersHandlers,
    WishlistHandlers {}
