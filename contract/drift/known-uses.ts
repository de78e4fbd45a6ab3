/** Uses that the compiler can't detect. */
export interface KnownUses {
  /** Operations called through a link, with the property that contains its URL. */
  linked: Readonly<Record<string, string>>;
  /** Operations that are unused on purpose, and why. */
  meant: Readonly<Record<string, string>>;
}

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
