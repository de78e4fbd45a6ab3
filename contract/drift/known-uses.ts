/** Uses that the compiler can't detect. */
export interface KnownUses {
  /** Operations called through a link, with the property that contains its URL. */
  linked: Readonly<Record<string, string>>;
  /** Operations that are unused on purpose, and why. */
  intentional: Readonly<Record<string, string>>;
}

export const KNOWN_USES: KnownUses = {
  linked: { downloadLicence: 'OrderProduct.license_download_link' },
  intentional: {
    listCategoryProducts: 'another path of listProducts',
    listBanners: 'getHome returns the banners',
    getFlashSales: 'getHome returns the running and the upcoming sale',
    listTopShops: 'getHome returns the top shops',
    listShopPopularProducts: 'getProduct returns the shop’s popular products',
    listShopCategories: 'the shop screen has no category filter',
    signInSocially: 'it does not verify the profile; exchangeSocialToken does',
    placeOrderV1: 'another path of placeOrder',
    listTicketMessages: 'getTicket returns the messages',
    createPaymentWithoutMethod: 'createPayment without a method; the shop always sends one',
    downloadLicenceByPath: 'another path of downloadLicence',
    listCollectedVouchers:
      'listShopVouchers marks collected vouchers, and getCheckout applies them',
    applyVoucher: 'getCheckout calculates the discount of a voucher',
    applyCoupon: 'getCheckout calculates the discount of a code',
  },
};
