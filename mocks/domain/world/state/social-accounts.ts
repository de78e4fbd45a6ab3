/** Somebody as a provider describes them; null where it says nothing. */
export interface SocialProfile {
  readonly provider: string;
  /** The provider's own identifier of the person */
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly gender: string | null;
  /** Absolute address of a picture */
  readonly photo: string | null;
}

/** A person who is signed in at the stand-in for Google. */
export interface GooglePerson {
  readonly name: string;
  readonly email: string;
}

/** What a world knows of sign-in through providers. */
export interface SocialAccounts {
  /** Customer ids by `provider:identifier` */
  readonly links: Map<string, number>;
  /** Codes that the stand-in for Google has given out and nobody has used yet */
  readonly googleCodes: Map<string, GooglePerson>;
  /** How many codes were ever given out */
  issued: number;
}
