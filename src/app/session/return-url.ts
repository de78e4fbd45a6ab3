/** History state of a redirected guest (ROUTE-05). */
export interface ReturnUrlState {
  /** With query. */
  returnUrl: string;
}

/** Returns the page that a guest was redirected from. */
export function readReturnUrl(): string | undefined {
  const state: unknown = history.state;
  const returnUrl: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnUrl') : undefined;
  return typeof returnUrl === 'string' ? returnUrl : undefined;
}
