/** What has become of a product of an order since it was delivered. */
export interface OrderMark {
  /** The whole line was sent back or is about to be. */
  readonly isReturned: boolean;
  /** Stars that the customer gave it for this order, 1 to 5; null while there is no review. */
  readonly rating: number | null;
}
