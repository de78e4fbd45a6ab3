import type { PictureName } from '../../../fixtures/types.ts';

/** A product has at most one line in the normal and one in the buy-now cart. */
export interface CartLine {
  readonly productId: number;
  readonly isBuyNow: boolean;
  quantity: number;
  sizeId: number | null;
  colourId: number | null;
  /** The unit from the request, else the product's */
  unit: string | null;
}

interface Person {
  readonly id: number;
  name: string;
  /** Digits; null for social accounts without a phone number */
  phone: string | null;
  /** Digits only, no plus */
  phoneCode: string | null;
  email: string | null;
  /** Null for social accounts */
  password: string | null;
}

export interface Customer extends Person {
  readonly role: 'customer';
  /** Name of the country */
  country: string | null;
  gender: string | null;
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  /** A deactivated customer can still log in, but gets no codes. */
  isActive: boolean;
  /** Shown when there is no photo. */
  readonly picture: PictureName;
  /** A path under `/storage` or a provider's absolute URL */
  photo: string | null;
  /** The first photo of a profile is lost, as on the backend. */
  hasUploadedPhoto: boolean;
  /** Milliseconds since 1970; 0 before the first heartbeat. */
  onlineUntil: number;
  /** Both carts, in the order of adding. */
  cart: CartLine[];
  /** Product ids in the order of adding. */
  readonly favourites: Set<number>;
}

/** Exists on the backend, but can't use the storefront's calls. */
export interface Seller extends Person {
  readonly role: 'seller';
}

export type Account = Customer | Seller;
