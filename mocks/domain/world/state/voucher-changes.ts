export interface VoucherChanges {
  /** Voucher ids by customer id, in the order of collecting. */
  readonly collected: Map<number, number[]>;
  readonly disabledIds: Set<number>;
}
