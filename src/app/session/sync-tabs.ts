import { session } from '../../api/session.ts';
import { chatStore, clearChat } from '../../features/chat/chat-store.ts';
import { persistedStores, rehydrateStores } from './persisted-stores.ts';

/**
 * Has this tab follow what another one keeps: a login, a logout, a selection (AUTH-19); and keeps what is
 * not needed at first, the chat's drafts, until who wrote them leaves (AUTH-16). Returns how to stop.
 */
export function syncTabs(): () => void {
  const stores = [...persistedStores, chatStore];
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was emptied.
    for (const { persist } of stores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate();
    }
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page that the browser had put to sleep has heard of nothing.
    if (persisted) rehydrateStores();
  };
  void chatStore.persist.rehydrate();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  const stopClearing = session.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) clearChat();
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    stopClearing();
  };
}
