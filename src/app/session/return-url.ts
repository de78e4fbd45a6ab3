/** State of the history entry that a guest was sent to: the address that was wanted (ROUTE-05). */
export interface ReturnUrlState {
  /** Path with query. */
  returnUrl: string;
}

/** Where a guest wanted to go before being sent here, as long as the page is the same entry of the history. */
export function readReturnUrl(): string | undefined {
  const state: unknown = history.state;
  const returnUrl: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnUrl') : undefined;
  return typeof returnUrl === 'string' ? returnUrl : undefined;
}
