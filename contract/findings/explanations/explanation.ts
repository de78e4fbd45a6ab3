export interface Explanation {
  what: string;
  /** The effect on the storefront and its shoppers. */
  why: string;
  fix: string;
  example: string;
}
