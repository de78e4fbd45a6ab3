/** What has become of the vouchers in a world. */
export interface VoucherChanges {
  /** Voucher ids by customer id, the one collected first in front. */
  readonly collected: Map<number, number[]>;
  /** Ids of the vouchers that the staff has switched off. */
  readonly switchedOff: Set<number>;
}
