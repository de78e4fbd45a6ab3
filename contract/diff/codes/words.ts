/** Sentences that many codes share. */
export const FINE = 'Nothing has to be done.';
export const REFUSED = 'Storefronts in use do not send it, and are refused.';
export const KEEP = 'Keep the old one beside the new one until no storefront calls it.';
export const WAITS = 'Storefronts in use wait for it: what they make of it stays empty or breaks.';
export const SHIP = 'Keep sending it as long as storefronts in use read it.';
