/** State of the history entry that a guest was sent to: the address that was wanted (ROUTE-05). */
export interface ReturnUrlState {
  /** Path with query. */
  wanted: string;
}

/** Where a guest wanted to go before being sent here, as long as the page is the same entry of the history. */
export function readReturnUrl(): string | undefined {
  const state: unknown = history.state;
  const wanted: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'wanted') : undefined;
  return typeof wanted === 'string' ? wanted : undefined;
}
