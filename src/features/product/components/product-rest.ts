// One file for the parts that hydrate after the buy box.
export { BuyBar } from './buy-bar.tsx';
export { CartLineNote } from './cart-line-note.tsx';
export { FlashSaleStrip } from './flash-sale-strip.tsx';
export { PurchaseFacts } from './purchase-facts.tsx';
export { ColourGallery } from './gallery/colour-gallery.tsx';
export { ShareButton } from './share-button.tsx';
