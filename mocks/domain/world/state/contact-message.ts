/** What someone wrote in the contact form. Nothing about the sender is checked. */
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
