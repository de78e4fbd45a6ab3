export const NOTHING_TO_DO = 'Nothing has to be done.';
export const NOT_SENT = 'Storefronts in use do not send it, and are refused.';
export const KEEP_OLD = 'Keep the old one beside the new one until no storefront calls it.';
export const FIELD_MISSING =
  'Storefronts in use wait for it: what they make of it stays empty or breaks.';
export const KEEP_SENDING = 'Keep sending it as long as storefronts in use read it.';
