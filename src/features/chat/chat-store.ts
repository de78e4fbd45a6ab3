import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistentStorage, isRehydrating } from '../../lib/storage/local-storage.ts';

interface ChatState {
  /** The shop that is written with, by id. */
  activeShopId: number | null;
  /** What is typed and not sent yet, by shop id. */
  drafts: Readonly<Record<number, string>>;
}

const INITIAL_STATE: ChatState = { activeShopId: null, drafts: {} };

/** What a shopper is writing to shops, kept between visits (AUTH-19); the messages are the server's. */
export const chatStore = createStore<ChatState>()(
  persist((): ChatState => INITIAL_STATE, {
    name: 'souk.chat',
    version: 1,
    skipHydration: true,
    storage: persistentStorage(),
    merge: isRehydrating(INITIAL_STATE, {
      activeShopId: (value) => value === null || Number.isSafeInteger(value),
      drafts: (value) => Object.values(value ?? [0]).every((text) => typeof text === 'string'),
    }),
  }),
);

/** Forgets shop and drafts (AUTH-16). */
export function clearChat(): void {
  chatStore.setState(INITIAL_STATE);
}

/** Remembers the shop that the messages page shows, null for none (MSG-10). */
export function setActiveShop(activeShopId: number | null): void {
  if (chatStore.getState().activeShopId !== activeShopId) chatStore.setState({ activeShopId });
}

/** Keeps what is typed to a shop; empty text keeps nothing. */
export function saveDraft(shopId: number, text: string): void {
  chatStore.setState(({ drafts }) => {
    const others = Object.entries(drafts).filter(([id]) => Number(id) !== shopId);
    return { drafts: Object.fromEntries(text === '' ? others : [...others, [shopId, text]]) };
  });
}

/** What is typed to a shop and not sent yet. */
export function useDraft(shopId: number): string {
  return useStore(chatStore, ({ drafts }) => drafts[shopId] ?? '');
}
