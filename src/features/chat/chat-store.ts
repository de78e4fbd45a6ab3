import { isRehydrating } from '../../lib/storage/local-storage.ts';
import { createPersistedStore } from '../../lib/storage/persisted-store.ts';

interface ChatState {
  /** The shop that is written with, by id. */
  activeShopId: number | null;
}

const INITIAL_STATE: ChatState = { activeShopId: null };

/** Which shop is being written with, kept between visits (AUTH-19). */
export const chatStore = createPersistedStore<ChatState>(INITIAL_STATE, {
  name: 'souk.chat',
  restore: isRehydrating(INITIAL_STATE, {
    activeShopId: (value) => value === null || Number.isSafeInteger(value),
  }),
});

/** Forgets the shop (AUTH-16). */
export function clearChat(): void {
  chatStore.setState(INITIAL_STATE);
}

/** Remembers the shop that the messages page shows, null for none (MSG-10). */
export function setActiveShop(activeShopId: number | null): void {
  if (chatStore.getState().activeShopId !== activeShopId) chatStore.setState({ activeShopId });
}
