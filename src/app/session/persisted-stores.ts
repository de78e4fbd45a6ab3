import { session } from '../../api/session.ts';
import { cartStore } from '../../features/cart/cart-store.ts';
import { settingsStore } from '../../features/settings/preferences-store.ts';

/** The stores that survive a reload (AUTH-19). */
export const persistedStores = [session, settingsStore, cartStore];

/** Fills the kept stores from local storage; before it the page equals what the server rendered. */
export function rehydrateStores(): void {
  for (const store of persistedStores) void store.persist.rehydrate();
}
