/** What a customer of a world thinks of something they bought. */
export interface ProductReview {
  /** In no product's range of the base's review ids */
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
