import { useAppPart } from '../../lib/react/app-scope.ts';
import { isRehydrating } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';

interface ChatState {
  /** The shop that is written with, by id. */
  activeShopId: number | null;
}

const INITIAL_STATE: ChatState = { activeShopId: null };

const restore = isRehydrating(INITIAL_STATE, {
  activeShopId: (value) => value === null || Number.isSafeInteger(value),
});

/** Creates the record of which shop the shopper is writing with, kept between visits (AUTH-19). */
export function createChatStore() {
  const store = createPersistedStore<ChatState>(INITIAL_STATE, { name: 'souk.chat', restore });
  return Object.assign(store, {
    /** Forgets the shop (AUTH-16). */
    clearChat: () => store.setState(INITIAL_STATE),
    /** Remembers the shop that the messages page shows, null for none (MSG-10). */
    setActiveShop: (activeShopId: number | null) => {
      if (store.getState().activeShopId !== activeShopId) store.setState({ activeShopId });
    },
  });
}

/** Returns the chat's store and what changes it. */
export function useChatStore() {
  return useAppPart(createChatStore);
}
