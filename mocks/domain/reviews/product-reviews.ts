import { IDS_PER_PRODUCT } from '../../fixtures/products/reviews.ts';
import type { ProductReview } from '../world/state/product-review.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { Customer } from '../world/state/account.ts';
import { markReviewed } from '../orders/order-marks.ts';
import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

function reviewBy(
  world: World,
  customer: Customer,
  product: BaseProduct,
  order: Order,
): ProductReview | undefined {
  return world.reviews.find(
    ({ customerId, productId, orderId }) =>
      customerId === customer.id && productId === product.id && orderId === order.id,
  );
}

/**
 * Stores one review per product and order; a repeated one changes nothing (backend call 39). Does
 * not check the order's status or lines.
 */
export function addReview(
  world: World,
  customer: Customer,
  { product, order }: { readonly product: BaseProduct; readonly order: Order },
  content: Pick<ProductReview, 'rating' | 'description'>,
): { readonly review: ProductReview; readonly isNew: boolean } {
  const known = reviewBy(world, customer, product, order);
  if (known) return { review: known, isNew: false };
  const review: ProductReview = {
    id: (world.base.products.length + 1) * IDS_PER_PRODUCT + world.reviews.length + 1,
    productId: product.id,
    shopId: product.shopId,
    orderId: order.id,
    customerId: customer.id,
    rating: content.rating,
    description: content.description,
    writtenAt: world.now(),
  };
  world.reviews.push(review);
  markReviewed(world, order.id, product.id, review.rating);
  // Lists sorted by popularity depend on ratings.
  world.products.version += 1;
  return { review, isNew: true };
}
