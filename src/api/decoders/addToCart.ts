import { UnauthenticatedError } from '../errors.ts';
import type { components } from '../generated/schema.d.ts';
import type { ResponseBody } from '../types.ts';

type Wire = ResponseBody<'addToCart'>;
type Cart = components['schemas']['CartResponse'];

/** @throws UnauthenticatedError for the guest token that R2 and later send instead of a 401. */
export function addToCart(wire: Wire): Cart {
  if (!isCart(wire)) throw new UnauthenticatedError();
  return wire;
}

function isCart(wire: Wire): wire is Cart {
  return !('access_token' in wire.data);
}
