/** Sender fields are not validated. */
export interface ContactMessage {
  readonly id: number;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly subject: string;
  readonly message: string;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
}
