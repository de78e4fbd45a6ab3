import { createSession } from '../../api/session.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createChatStore } from '../../features/chat/chat-store.ts';
import { createPreferences } from '../../features/settings/preferences-store.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { createParkedStateStore } from '../../lib/storage/parked-states.ts';

/** Stores with a customer's input. */
export function personalStores({ get }: AppScope) {
  return [get(createCartStore), get(createChatStore)] as const;
}

/** Stores that survive a reload (AUTH-19). */
export function persistedStores(scope: AppScope) {
  const { get } = scope;
  const shared = [get(createParkedStateStore), get(createSession), get(createPreferences)] as const;
  return [...shared, ...personalStores(scope)] as const;
}

/** Restores the stores. Until then, the page equals the server-rendered one. */
export function rehydrateStores(scope: AppScope): void {
  for (const { persist } of persistedStores(scope)) void persist.rehydrate();
}
