export interface ProductReview {
  /** Outside the ranges of the base's review ids */
  readonly id: number;
  readonly productId: number;
  readonly shopId: number;
  readonly orderId: number;
  readonly customerId: number;
  /** 1 to 5, halves allowed */
  readonly rating: number;
  readonly description: string;
  /** Milliseconds since 1970 */
  readonly writtenAt: number;
}
