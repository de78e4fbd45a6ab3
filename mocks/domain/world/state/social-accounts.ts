/** A person as described by a provider; null for missing data. */
export interface SocialProfile {
  readonly provider: string;
  /** The provider's identifier */
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly gender: string | null;
  /** Absolute URL */
  readonly photo: string | null;
}

/** A person signed in at the mock's Google dialog. */
export interface GooglePerson {
  readonly name: string;
  readonly email: string;
}

export interface SocialAccounts {
  /** Customer ids by `[provider, identifier]` as JSON */
  readonly links: Map<string, number>;
  /** Unused codes */
  readonly googleCodes: Map<string, GooglePerson>;
  /** Codes ever issued */
  issuedCount: number;
}
