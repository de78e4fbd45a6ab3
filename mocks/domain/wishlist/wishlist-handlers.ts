import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { WishlistOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findProduct } from '../inventory/products.ts';
import { serializeProductCard, serializeProductCards } from '../products/serialize-product-card.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

export const wishlistHandlers = {
  listFavourites: (call, reply) =>
    reply(200, {
      message: 'favorite products',
      data: { products: serializeProductCards(call.customer.favourites, call) },
    }),

  toggleFavourite: (call, reply) => {
    const { body, world, customer } = call;
    const product = findProduct(world, body.product_id);
    if (!product) return reply(422, validationBody([unknownIdError('product_id')]));
    if (!customer.favourites.delete(product.id)) customer.favourites.add(product.id);
    return reply(200, {
      message: 'favorite updated successfully',
      data: { product: serializeProductCard(product, call) },
    });
  },
} satisfies HandlersOf<WishlistOperations>;
