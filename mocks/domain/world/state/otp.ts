/** What a code is asked for: to verify an account, or because a password is forgotten. */
export type OtpPurpose = 'verify' | 'forgot';

/** A code that was sent. It stays good until another takes its place or a password is set with its token. */
export interface Otp {
  readonly customerId: number;
  /** What the row goes by: the customer's phone number, else their e-mail address */
  readonly contact: string;
  /** Where it went: the phone number or the e-mail address */
  readonly sentTo: string;
  /** Four digits, from 1000 */
  readonly code: number;
  /** 64 hexadecimal digits; lets its holder set a new password */
  readonly token: string;
  readonly purpose: OtpPurpose;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
}

/** The codes of a world. */
export interface Otps {
  /** By contact */
  readonly rows: Map<string, Otp>;
  /** How many were ever sent */
  count: number;
}
