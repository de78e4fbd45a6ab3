export interface OutgoingMessage {
  key: string;
  text: string;
  /** ISO time of the last attempt. */
  at: string;
  /**
   * Newest message id at the time of writing; this message gets a higher id. Null: unknown, so nothing is
   * matched.
   */
  after: number | null;
  /** Reason in the locale of that time; null while sending. */
  failure: { reason: string; locale: string } | null;
}
