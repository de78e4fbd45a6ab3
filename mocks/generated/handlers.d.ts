// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { operations } from '../../src/api/generated/schema.d.ts';
import type { Handler } from '../handler.ts';

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
  /** Read the home page. `GET /api/home` */
  getHome: Handler<operations['getHome'], 'optional'>;
  /** Read one product. `GET /api/product-details` */
  getProduct: Handler<operations['getProduct'], 'optional'>;
  /** List the categories. `GET /api/categories` */
  listCategories: Handler<operations['listCategories'], 'optional'>;
  /** List and search products. `GET /api/products` */
  listProducts: Handler<operations['listProducts'], 'optional'>;
  /** List reviews of a product or a shop. `GET /api/reviews` */
  listReviews: Handler<operations['listReviews'], 'public'>;
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

export interface OrdersHandlers {
  /** List the orders. `GET /api/orders` */
  listOrders: Handler<operations['listOrders'], 'customer'>;
  /** Place an order. `POST /api/place-order` */
  placeOrder: Handler<operations['placeOrder'], 'customer'>;
  /** Place an order by the versioned address. `POST /api/v1/place-order` */
  placeOrderV1: Handler<operations['placeOrderV1'], 'customer'>;
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

/** Every operation of the contract; the mock answers each from state. */
export interface Handlers
  extends AddressesHandlers,
    AuthHandlers,
    CartHandlers,
    CatalogueHandlers,
    ChatHandlers,
    OrdersHandlers,
    ProfileHandlers,
    ReturnsHandlers,
    SettingsHandlers,
    SupportHandlers,
    VouchersHandlers,
    WishlistHandlers {}
