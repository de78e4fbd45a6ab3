import { MisreportedStatusError } from '../errors.ts';
import type { components } from '../generated/schema.d.ts';
import type { ResponseBody } from '../types.ts';

type Wire = ResponseBody<'addToCart'>;
type Cart = components['schemas']['CartResponse'];

/** @throws MisreportedStatusError 401 for the guest token that R2 and later send. */
export function addToCart(wire: Wire): Cart {
  if (!isCart(wire)) throw new MisreportedStatusError(401);
  return wire;
}

function isCart(wire: Wire): wire is Cart {
  return !('access_token' in wire.data);
}
