export const NO_ACTION_NEEDED = 'No action needed.';
export const NOT_SENT = 'Deployed storefronts do not send it, so their requests are rejected.';
export const KEEP_OLD_OPERATION = 'Keep the old operation until no deployed storefront calls it.';
export const STOREFRONTS_EXPECT_IT =
  'Deployed storefronts expect it. The parts that display it stay empty or fail.';
export const KEEP_SENDING = 'Keep sending it while deployed storefronts read it.';
