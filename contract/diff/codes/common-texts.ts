export const NOTHING_TO_DO = 'No action needed.';
export const NOT_SENT = 'Deployed storefronts do not send it, so their requests are rejected.';
export const KEEP_OLD = 'Keep the old one alongside the new one until no storefront uses it.';
export const FIELD_MISSING =
  'Deployed storefronts expect it. What they show with it stays empty or fails.';
export const KEEP_SENDING = 'Keep sending it while deployed storefronts read it.';
