/** Uses of operations that the program's code can't show. */
export interface KnownUses {
  /** Operations that a link calls, each with the property that has its URL. */
  linked: Readonly<Record<string, string>>;
  /** Operations that the storefront doesn't call on purpose, and why. */
  meant: Readonly<Record<string, string>>;
}

/** Uses of our own storefront. */
export const KNOWN_USES: KnownUses = {
  linked: { downloadLicence: 'OrderProduct.license_download_link' },
  meant: {
    listCategoryProducts: 'listProducts under another address',
    listBanners: 'getHome brings the banners',
    getFlashSales: 'getHome brings the running and the coming sale',
    listTopShops: 'getHome brings the best shops',
    listShopPopularProducts: 'getProduct brings the shop’s popular products',
    listShopCategories: 'the screen of a shop has no filter by category',
    signInSocially: 'it believes whatever it is told; exchangeSocialToken asks the provider',
    placeOrderV1: 'placeOrder under another address',
    listTicketMessages: 'getTicket brings the messages',
    createPaymentWithoutMethod: 'createPayment without a method; a method is always named',
    downloadLicenceByPath: 'downloadLicence under another address',
    listCollectedVouchers: 'listShopVouchers says what is collected, and getCheckout applies it',
    applyVoucher: 'getCheckout works out what a voucher takes off',
    applyCoupon: 'getCheckout works out what a code takes off',
  },
};
