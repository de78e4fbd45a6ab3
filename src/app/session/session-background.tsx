import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.tsx';
import { getCart } from '../../api/generated/cart.ts';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { useIsCustomer } from '../../api/session.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { whenCalm } from '../../lib/react/when-needed.ts';
import { useWasEver } from '../../lib/react/use-was-ever.ts';
import { MESSAGES_PATH } from '../../lib/router/paths.ts';
import { broadcastInvalidations } from './broadcast-invalidations.ts';

const MemberBackground = lazyComponent(async () => {
  // A page of messages needs their events at once.
  if (location.pathname !== MESSAGES_PATH) await whenCalm();
  return (await import('./member-background.tsx')).MemberBackground;
});

/** Reports changes to other tabs (AUTH-19), and runs what only customers need. */
export function SessionBackground() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const isCustomer = useIsCustomer();
  // Also after a logout during loading, so that the customer's messages are cleared (AUTH-16).
  const wasCustomer = useWasEver(isCustomer);

  useEffect(() => broadcastInvalidations(api, mutate), [api, mutate]);
  useEffect(() => {
    // The cart may have changed on another page, whose events never reach the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void invalidate(api, mutate, [getCart.id]);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [api, mutate]);
  if (!wasCustomer) return null;
  return (
    <LazySection>
      <MemberBackground />
    </LazySection>
  );
}
