import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/provider.tsx';
import { refreshForSession } from '../api/refresh.ts';
import { session, signOut } from '../api/session.ts';
import type { OperationId } from '../api/types.ts';
import { cartStore, clearCart } from '../lib/stores/cart.ts';
import { closeAllDialogs, openDialog } from '../lib/stores/dialogs.ts';
import { settingsStore } from '../lib/stores/settings.ts';
import { showToast } from '../ui/toast.ts';

const stores = [session, settingsStore, cartStore];

/** Fills the kept stores from local storage; before it the page equals what the server rendered. */
export function rehydrateStores(): void {
  for (const store of stores) void store.persist.rehydrate();
}

/**
 * What a 401 means: the session is over (AUTH-17). Adding to the cart also says so and opens the
 * login dialog; the clearing itself follows in {@link SessionEffects}.
 */
export function endUnauthorisedSession(i18n: I18n, operation: OperationId): void {
  signOut();
  if (operation === 'addToCart') {
    showToast({ kind: 'error', message: i18n._(msg`Please login first!`) });
    openDialog('login');
  }
}

/** Keeps the app in step with the session: caches, cart and other tabs (AUTH-16, AUTH-19, CART-13). */
export function SessionEffects() {
  const api = useApi();
  const { mutate } = useSWRConfig();

  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.token === before.token) return;
        if (now.token === null) {
          clearCart();
          closeAllDialogs();
        }
        void refreshForSession(api, mutate);
      }),
    [api, mutate],
  );

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const store = stores.find(({ persist }) => persist.getOptions().name === event.key);
      if (store) void store.persist.rehydrate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return null;
}
