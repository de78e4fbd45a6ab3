import type { PictureName } from '../../../fixtures/types.ts';

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
  name: string;
  /** Digits; null for people who came through a provider and have never said it */
  phone: string | null;
  /** Digits only, no plus */
  phoneCode: string | null;
  email: string | null;
  /** Null for people who have only ever come through a provider */
  password: string | null;
}

/** Someone who buys. What they keep between calls hangs on them. */
export interface Customer extends Person {
  readonly role: 'customer';
  /** Name of the country */
  country: string | null;
  gender: string | null;
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  /** Someone switched off can still log in, but gets no codes. */
  isActive: boolean;
  /** Shown as long as there is no photo. */
  readonly picture: PictureName;
  /** A path under `/storage` or a provider's absolute address */
  photo: string | null;
  /** Whether a photo was ever sent: the very first one of a profile is lost. */
  hasSentPhoto: boolean;
  /** Milliseconds since 1970 until which the last heartbeat counts; 0 before the first. */
  onlineUntil: number;
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
