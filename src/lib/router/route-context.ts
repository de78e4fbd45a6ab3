import { createContext, use } from 'react';

/** What shared parts may know of the routes table. */
export interface RouteTable {
  /** Whether the storefront has a screen at this address. */
  has: (href: string) => boolean;
  /** Loads the screen behind an address, and its data, before the shopper goes there. */
  prefetch: (href: string) => void;
}

export const RouteContext = createContext<RouteTable>({
  has: () => true,
  prefetch: () => undefined,
});

/** Facts of the routes table for links: addresses without a screen are not linked. */
export function useRouteTable(): RouteTable {
  return use(RouteContext);
}
