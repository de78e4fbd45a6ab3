// One file for the parts that hydrate after the buy box.
export { BuyBar } from './buy-bar.tsx';
export { CartLineNote } from './cart-line-note.tsx';
export { DeliveryFacts } from './delivery-facts.tsx';
export { FlashSaleStrip } from './flash-sale-strip.tsx';
export { ColourGallery } from './gallery/colour-gallery.tsx';
export { ShareButton } from './share-button.tsx';
