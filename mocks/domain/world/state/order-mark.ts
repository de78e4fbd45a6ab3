/** The state of an ordered product since delivery. */
export interface OrderMark {
  /** Of the complete line. */
  readonly isReturned: boolean;
  /** 1 to 5 stars; null without a review. */
  readonly rating: number | null;
}
