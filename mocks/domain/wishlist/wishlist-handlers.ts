import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { WishlistOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findProduct } from '../inventory/products.ts';
import { productCard, productCards } from '../products/product-card-serializer.ts';
import { unknownId } from '../../lib/unknown-id.ts';

/** What customers marked for later. */
export const wishlistHandlers = {
  listFavourites: (call, reply) =>
    reply(200, {
      message: 'favorite products',
      data: { products: productCards(call.customer.favourites, call) },
    }),

  toggleFavourite: (call, reply) => {
    const { body, world, customer } = call;
    const product = findProduct(world, body.product_id);
    if (!product) return reply(422, validationBody([unknownId('product_id')]));
    if (!customer.favourites.delete(product.id)) customer.favourites.add(product.id);
    return reply(200, {
      message: 'favorite updated successfully',
      data: { product: productCard(product, call) },
    });
  },
} satisfies HandlersOf<WishlistOperations>;
