import { createSession } from '../../api/session.ts';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { persistedStores, rehydrateStores } from './persisted-stores.ts';

/**
 * Applies storage changes of other tabs (AUTH-19). Clears message drafts on their author's logout
 * (AUTH-16, STATE-05).
 */
export function syncTabs(scope: AppScope): () => void {
  const session = scope.get(createSession);
  const outboxStore = scope.get(createOutboxStore);
  const { interruptMessages, retainOutbox } = outboxStore;
  const stores = [...persistedStores(scope), outboxStore];
  const onStorage = ({ key }: StorageEvent) => {
    // Null: all storage was cleared.
    for (const { persist } of stores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate();
    }
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Pages in the back/forward cache receive no events.
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
    // An expired session may be resumed (STATE-02). Another tab's logout clears the shared drafts
    // itself.
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
