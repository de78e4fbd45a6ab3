import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { OrdersOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import { addReview } from './product-reviews.ts';
import { findProduct } from '../inventory/products.ts';
import { serializeReview } from './serialize-review.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

export const reviewsHandlers = {
  reviewProduct: (call, reply) => {
    const { world, customer, body } = call;
    const product = findProduct(world, body.product_id);
    const order = findOwnOrder(world, customer, body.order_id);
    if (!product || !order) {
      const errors = [
        ...(product ? [] : [unknownIdError('product_id')]),
        ...(order ? [] : [unknownIdError('order_id')]),
      ];
      return reply(422, validationBody(errors));
    }
    const stored = addReview(world, customer, { product, order }, body);
    return reply(200, {
      message: stored.isNew ? 'review added successfully' : 'review already exists',
      data: { review: serializeReview(stored.review, call) },
    });
  },
} satisfies Pick<HandlersOf<OrdersOperations>, 'reviewProduct'>;
