import { createSession } from '../../api/session.ts';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';

/**
 * Restores message drafts, applies storage changes of other tabs (AUTH-19), and clears the drafts on
 * their author's logout (AUTH-16, STATE-05).
 */
export function syncOutbox(scope: AppScope): () => void {
  const session = scope.get(createSession);
  const { persist, interruptMessages, retainOutbox } = scope.get(createOutboxStore);
  const onStorage = ({ key }: StorageEvent) => {
    // Null: all storage was cleared.
    if (key === null || key === persist.getOptions().name) void persist.rehydrate();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Pages in the back/forward cache receive no events.
    if (persisted) void persist.rehydrate();
  };
  void persist.rehydrate();
  const { user, expiredUserId } = session.getState();
  retainOutbox(user?.id ?? expiredUserId);
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
