/** The right to use one piece of a download. */
export interface Licence {
  readonly id: number;
  /** `XXXX-XXXX-XXXX-XXXX` */
  readonly key: string;
  readonly productId: number;
  readonly orderId: number;
  readonly customerId: number;
  /** Milliseconds since 1970 */
  readonly assignedAt: number;
}
