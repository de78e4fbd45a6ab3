/** To verify an account or to reset a password. */
export type OtpPurpose = 'verify' | 'forgot';

/** Valid until the next code, or until its token sets a password. */
export interface Otp {
  readonly customerId: number;
  /** The row's key: the phone number, else the e-mail address */
  readonly contact: string;
  /** Phone number or e-mail address */
  readonly sentTo: string;
  /** Four digits, from 1000 */
  readonly code: number;
  /** 64 hexadecimal digits; allows a new password */
  readonly token: string;
  readonly purpose: OtpPurpose;
  /** Milliseconds since 1970 */
  readonly sentAt: number;
}

export interface Otps {
  /** By contact */
  readonly rows: Map<string, Otp>;
  /** Number of codes ever sent */
  sentCount: number;
}
