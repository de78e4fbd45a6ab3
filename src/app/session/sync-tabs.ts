import { createSession } from '../../api/session.ts';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { persistedStores, rehydrateStores } from './persisted-stores.ts';

/**
 * Has this tab follow what another one stores: a login, a logout, a selection (AUTH-19); and keeps what is being written until
 * its writer logs out (AUTH-16, STATE-05). Returns how to stop.
 */
export function syncTabs(scope: AppScope): () => void {
  const session = scope.get(createSession);
  const outboxStore = scope.get(createOutboxStore);
  const { interruptMessages, retainOutbox } = outboxStore;
  const stores = [...persistedStores(scope), outboxStore];
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was emptied.
    for (const { persist } of stores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate();
    }
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page that the browser had put to sleep has heard of nothing.
    if (!persisted) return;
    rehydrateStores(scope);
    void outboxStore.persist.rehydrate();
  };
  void outboxStore.persist.rehydrate();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', interruptMessages);
  const stopClearing = session.subscribe((now, before) => {
    if (now.token === before.token) return;
    // An expired session may go on (STATE-02). Another tab's logout clears what both share itself.
    if (now.user) retainOutbox(now.user.id);
    else if (now.expiredUserId === null && session.persist.hasHydrated()) retainOutbox(null);
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', interruptMessages);
    stopClearing();
  };
}
