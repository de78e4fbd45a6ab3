import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { CartOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findAddress } from '../addresses/addresses.ts';
import * as carts from './cart.ts';
import { isGuest } from './guests.ts';
import { previewCheckout } from './checkout-preview.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { serializeCart } from './serialize-cart.ts';
import { serializeCheckout } from './serialize-checkout.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';
import { isSince } from '../world/release.ts';

const NO_STOCK = { message: 'Sorry! product cart quantity is limited. No more stock' };
const UNKNOWN_PRODUCT = validationBody([unknownIdError('product_id')]);
const NO_LINE = { message: 'Sorry product not found in cart' };
const LOGIN_FIRST = { message: 'login first to buy digital product.' };
const REMOVED = 'product removed from cart';

export const cartHandlers = {
  getCart: (call, reply) => {
    const data = serializeCart(call.customer, call.query.is_buy_now === 1, call);
    return reply(200, { message: 'cart list', data });
  },

  addToCart: (call, reply) => {
    const { body, world, customer } = call;
    const { sizes, colours } = world.base;
    const product = findProduct(world, body.product_id);
    const sizeId = body.size ?? null;
    const colourId = body.color ?? null;
    const isKnown = (options: readonly { readonly id: number }[], id: number | null) =>
      id === null || options.some((option) => option.id === id);
    const errors = [
      ...(product ? [] : [unknownIdError('product_id')]),
      ...(isKnown(colours, colourId) ? [] : [unknownIdError('color')]),
      ...(isKnown(sizes, sizeId) ? [] : [unknownIdError('size')]),
    ];
    if (!product || errors.length > 0) return reply(422, validationBody(errors));

    if (isGuest(customer) && product.isDigital) return reply(422, LOGIN_FIRST);

    const isBuyNow = body.is_buy_now ?? false;
    const request = {
      quantity: body.quantity ?? null,
      sizeId,
      colourId,
      isBuyNow,
      unit: body.unit ?? null,
    };
    if (!carts.addToCart(world, customer, product, request)) return reply(422, NO_STOCK);
    return reply(200, {
      message: 'product added to cart',
      data: serializeCart(customer, isBuyNow, call),
    });
  },

  incrementCartLine: (call, reply) => {
    const { body, world, customer } = call;
    if (!findProduct(world, body.product_id)) return reply(422, UNKNOWN_PRODUCT);
    const isBuyNow = body.is_buy_now ?? false;
    const line = carts.findLine(customer, body.product_id, isBuyNow);
    if (!line) return reply(422, NO_LINE);
    if (!carts.incrementLine(world, line)) return reply(422, NO_STOCK);
    const data = serializeCart(customer, isBuyNow, call);
    return reply(200, { message: 'product quantity increased', data });
  },

  decrementCartLine: (call, reply) => {
    const { body, world, customer } = call;
    if (!findProduct(world, body.product_id)) return reply(422, UNKNOWN_PRODUCT);
    const isBuyNow = body.is_buy_now ?? false;
    const line = carts.findLine(customer, body.product_id, isBuyNow);
    if (!line) return reply(422, NO_LINE);
    const outcome = carts.decrementLine(customer, line);
    const message = outcome === 'removed' ? REMOVED : 'product quantity decreased';
    return reply(200, { message, data: serializeCart(customer, isBuyNow, call) });
  },

  removeFromCart: (call, reply) => {
    const { body, world, customer } = call;
    if (!findProduct(world, body.product_id)) return reply(422, UNKNOWN_PRODUCT);
    if (!carts.removeFromCart(customer, body.product_id)) return reply(422, NO_LINE);
    const data = serializeCart(customer, body.is_buy_now ?? false, call);
    return reply(200, { message: REMOVED, data });
  },

  getCheckout: (call, reply) => {
    const { body, world, customer } = call;
    const shopIds = body.shop_ids ?? [];
    if (shopIds.length === 0 && isSince(world, 'R4')) {
      return reply(500, { message: 'Server Error' });
    }
    const errors = shopIds.flatMap((id, index) =>
      findShop(world, id)
        ? []
        : [{ field: `shop_ids.${index}`, text: 'The selected shop ids are invalid.' }],
    );
    if (errors.length > 0) return reply(422, validationBody(errors));
    const code = body.coupon_code ?? null;
    const address = findAddress(world, customer, body.address_id ?? 0);
    const request = {
      shopIds,
      isBuyNow: body.is_buy_now ?? false,
      code,
      areaId: address?.areaId ?? body.area_id ?? null,
    };
    const data = serializeCheckout(previewCheckout(world, customer, request), code !== null, call);
    // A code that does not apply is not an error.
    const codeMessage = data.apply_coupon ? 'Coupon applied' : 'Coupon not applied';
    return reply(200, { message: code === null ? 'Checkout information' : codeMessage, data });
  },
} satisfies HandlersOf<CartOperations>;
