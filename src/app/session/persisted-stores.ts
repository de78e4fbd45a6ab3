import { session } from '../../api/session.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import { chatStore } from '../../features/chat/chat-store.ts';
import { settingsStore } from '../../features/settings/preferences-store.ts';
import { parkedStates } from '../../lib/storage/parked-states.ts';

/** The stores that hold what a customer has typed and chosen. */
export const personalStores = [cartStore, chatStore];

/** The stores that survive a reload (AUTH-19). */
export const persistedStores = [parkedStates, session, settingsStore, ...personalStores];

/** Fills the kept stores from local storage; before it the page equals what the server rendered. */
export function rehydrateStores(): void {
  for (const store of persistedStores) void store.persist.rehydrate();
}
