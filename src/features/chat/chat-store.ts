import { useAppPart } from '../../lib/react/app-scope.ts';
import { createRestore } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';

interface ChatState {
  activeShopId: number | null;
}

const INITIAL_STATE: ChatState = { activeShopId: null };

const restore = createRestore(INITIAL_STATE, {
  activeShopId: (value) => value === null || Number.isSafeInteger(value),
});

/** Creates the persisted store of the active conversation (AUTH-19). */
export function createChatStore() {
  const store = createPersistedStore<ChatState>(INITIAL_STATE, { name: 'souk.chat', restore });
  return Object.assign(store, {
    /** Resets the active conversation (AUTH-16). */
    clearChat: () => store.setState(INITIAL_STATE),
    /** Stores the shop shown on the messages page (MSG-10). */
    setActiveShop: (activeShopId: number | null) => {
      if (store.getState().activeShopId !== activeShopId) store.setState({ activeShopId });
    },
  });
}

export function useChatStore() {
  return useAppPart(createChatStore);
}
