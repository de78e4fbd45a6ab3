// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

/** Dotted paths in the data of a query to the fields with `x-untranslated`. They skip lists. */
export const untranslatedFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['getFlashSale', [
    'flash_sale.name',
  ]],
  ['getFlashSales', [
    'incoming_flash_sale.name',
    'running_flash_sale.name',
  ]],
  ['getHome', [
    'banners.title',
    'banners.eyebrow',
    'banners.subtitle',
    'banners.button',
    'ads.title',
    'ads.eyebrow',
    'ads.subtitle',
    'ads.button',
    'incoming_flash_sale.name',
    'running_flash_sale.name',
  ]],
  ['getProduct', [
    'product.flash_sale.name',
  ]],
  ['listBanners', [
    'banners.title',
    'banners.eyebrow',
    'banners.subtitle',
    'banners.button',
  ]],
  ['getSettings', [
    'web_footer_text',
    'menus.name',
    'menus.title',
    'footers.title',
    'footers.items.title',
  ]],
  ['getShop', [
    'shop.banners.title',
    'shop.banners.eyebrow',
    'shop.banners.subtitle',
    'shop.banners.button',
  ]],
]);
