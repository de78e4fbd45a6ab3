import type { Shop } from '../../testing/open-shop.ts';
import { pickReturnable } from '../../testing/returnable-order.ts';
import type { Visitor } from '../../testing/visitor.ts';

/** The fields of a return beside the order and its lines. */
export const RETURN_FORM = {
  reason: 'One size too small.',
  bank_account_number: '0012345678',
  return_address: 'Villa 12, Al Wasl Road, Dubai',
};

/** Opens a new world with the demo customer signed in; returns an order of theirs that can be returned. */
export async function enterWithReturnable(shop: Shop) {
  const { visitor, world, clock } = shop.enter();
  return { visitor, world, clock, amira: await visitor.signIn(), ...pickReturnable(world) };
}

/** Lists the visitor's returns. */
export async function listReturns(visitor: Visitor, query = '') {
  const { body } = await visitor.get<'ReturnsResponse'>(`/api/return-orders${query}`);
  return body.data;
}
