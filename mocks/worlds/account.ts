import type { PictureName } from '../fixtures/types.ts';

/** A product in a cart. A product has at most one line in the normal and one in the buy-now cart. */
export interface CartLine {
  readonly productId: number;
  readonly isBuyNow: boolean;
  quantity: number;
  sizeId: number | null;
  colourId: number | null;
  /** Name of the unit, as it was sent or as the product has it */
  unit: string | null;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  /** Digits only, no plus */
  readonly phoneCode: string;
  readonly email: string;
  readonly password: string;
}

/** Someone who buys. What they keep between calls hangs on them. */
export interface Customer extends Person {
  readonly role: 'customer';
  readonly country: string;
  readonly gender: string | null;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null;
  readonly phoneVerified: boolean;
  readonly emailVerified: boolean;
  readonly isActive: boolean;
  readonly picture: PictureName;
  /** Lines of both carts in the order in which they came in. */
  cart: CartLine[];
  /** Product ids in the order in which they were marked. */
  readonly favourites: Set<number>;
}

/** Someone who sells: known to the backend, refused by the storefront's calls. */
export interface Seller extends Person {
  readonly role: 'seller';
}

/** Whoever a token can belong to. */
export type Account = Customer | Seller;
