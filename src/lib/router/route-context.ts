import { createContext, use } from 'react';

export interface RouteTable {
  has: (href: string) => boolean;
  prefetch: (href: string) => void;
}

export const RouteContext = createContext<RouteTable>({
  has: () => true,
  prefetch: () => undefined,
});

export function useRouteTable(): RouteTable {
  return use(RouteContext);
}
