import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.tsx';
import { getCart } from '../../api/generated/cart.ts';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { useSession } from '../../api/session.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { syncTabs } from './sync-tabs.ts';
import { startHeartbeat } from './heartbeat.ts';
import { broadcastInvalidations } from './broadcast-invalidations.ts';

const ChatNotifications = lazyComponent(() =>
  import('../../features/chat/chat-notifications.tsx').then((module) => module.ChatNotifications),
);

/** Runs heartbeat (AUTH-18), chat notifications (MSG-10) and tab sync (AUTH-19). */
export function SessionBackground() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const token = useSession((state) => state.token);

  useEffect(() => (token === null ? undefined : startHeartbeat(api)), [api, token]);
  useEffect(() => syncTabs(api.scope), [api]);
  useEffect(() => broadcastInvalidations(api, mutate), [api, mutate]);
  useEffect(() => {
    // The cart may have changed on another page, whose events never reach the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void invalidate(api, mutate, [getCart.id]);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [api, mutate]);
  if (token === null) return null;
  return (
    <LazySection>
      <ChatNotifications />
    </LazySection>
  );
}
