// One file for the parts below the buy box.
export { ProductDetails } from './product-details.tsx';
export { SellerBox } from './seller-box.tsx';
