import type { components } from '../../generated/schema.d.ts';
import { type FormError, validationBody } from '../../../contract/engine/form-messages.ts';
import type { VouchersOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import type { Customer } from '../world/state/account.ts';
import { applyVoucher, type ProductQuantity } from './apply-voucher.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import * as vouchers from './vouchers.ts';
import type { World } from '../world/world.ts';
import { serializeVoucher } from './serialize-voucher.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

type Schemas = components['schemas'];

export const vouchersHandlers = {
  listShopVouchers: (call, reply) => {
    const { world, query } = call;
    if (!findShop(world, query.shop_id)) {
      const error = { field: 'shop_id', text: 'The shop id is not exists.' };
      return reply(422, validationBody([error]));
    }
    const listed = vouchers.shopVouchers(world, query.shop_id);
    const coupons = listed.map((one) => serializeVoucher(one, call));
    return reply(200, { message: 'Shop vouchers', data: { coupons } });
  },

  collectVoucher: (call, reply) => {
    const { world, customer, body } = call;
    const voucher = vouchers.findVoucher(world, body.coupon_id);
    if (!voucher) {
      const error = { field: 'coupon_id', text: 'The coupon id is not exists.' };
      return reply(422, validationBody([error]));
    }
    if (!vouchers.collectVoucher(world, customer, voucher.id)) {
      return reply(200, { message: 'Voucher already collected' });
    }
    const data = { coupon: serializeVoucher(voucher, call) };
    return reply(200, { message: 'Voucher collected successfully', data });
  },

  listCollectedVouchers: (call, reply) => {
    const { world, customer, query } = call;
    const listed = vouchers.collectedVouchers(world, customer, query.shop_id ?? null);
    const coupons = listed.map((one) => serializeVoucher(one, call));
    return reply(200, { message: 'available collected vouchers', data: { coupons } });
  },

  applyVoucher: (call, reply) => {
    const { errors, data } = previewVoucher(call);
    if (errors.length > 0) return reply(422, validationBody(errors));
    return data.total_discount_amount > 0
      ? reply(200, { message: APPLIED, data })
      : reply(201, { message: NOT_APPLIED, data });
  },

  applyCoupon: (call, reply) => {
    const { errors, data } = previewVoucher(call);
    if (errors.length > 0) return reply(422, validationBody(errors));
    return data.total_discount_amount > 0
      ? reply(200, { message: APPLIED, data })
      : reply(201, { message: NOT_APPLIED, data });
  },
} satisfies HandlersOf<VouchersOperations>;

const APPLIED = 'Voucher applied successfully';
const NOT_APPLIED = 'Voucher not applied';

/** Shared by both operations; only the contract of the second requires a code. */
function previewVoucher({
  world,
  customer,
  body,
}: {
  readonly world: World;
  readonly customer: Customer;
  readonly body: Schemas['ApplyVoucherInput'];
}): { readonly errors: readonly FormError[]; readonly data: Schemas['ApplyVoucherData'] } {
  const errors: FormError[] = [];
  const products: ProductQuantity[] = [];
  for (const [index, { id, shop_id, quantity }] of body.products.entries()) {
    const product = findProduct(world, id);
    if (!product) errors.push(unknownIdError(`products.${index}.id`));
    else if (product.shopId !== shop_id) errors.push(unknownIdError(`products.${index}.shop_id`));
    else products.push({ product, quantity });
  }
  const { total, discount } = applyVoucher(world, customer, products, body.coupon_code ?? null);
  return { errors, data: { total_order_amount: total, total_discount_amount: discount } };
}
