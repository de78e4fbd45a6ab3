import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { navigate as goOutsideReact } from 'wouter/use-browser-location';
import { useApi } from '../../api/api-provider.tsx';
import { refreshForSession } from '../../api/runtime/invalidation.ts';
import { endSession, session } from '../../api/session.ts';
import type { OperationId } from '../../api/types.ts';
import { clearCart } from '../../features/cart/cart-store.ts';
import { closeAllDialogs, closeDialog, openDialog } from '../../features/dialogs/dialogs-store.ts';
import { clearSessionDrafts } from '../../lib/storage/session-drafts.ts';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { readReturnUrl } from './return-url.ts';

/**
 * What a 401 means: the session of the token that was sent is over (AUTH-17). Adding to the cart also
 * says so and opens the login dialog, the fetch of a shop's vouchers leads to `/`; the clearing itself
 * follows in {@link SessionEffects}. Where a newer session has begun, none of it.
 */
export function handleUnauthorized(i18n: I18n, operation: OperationId, token: string | null): void {
  // A logout finds its token dead already: it goes on as a logout.
  if (operation === 'revokeToken') return;
  endSession(token);
  if (session.getState().token !== null) return;
  if (operation === 'addToCart') {
    showToast({ kind: 'error', message: i18n._(msg`Please login first!`) });
    openDialog('login');
  } else if (operation === 'listShopVouchers') {
    goOutsideReact(HOME_PATH);
  }
}

/** Keeps the app in step with the session: caches, cart and dialogs (AUTH-16, CART-13). */
export function SessionEffects() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();

  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.token === before.token) return;
        // The selection belongs to who has left, whoever comes next.
        if (before.token !== null) clearCart();
        // One that was lost may go on: nothing typed is lost then (AUTH-17).
        if (now.token === null && !now.isExpired) clearSessionDrafts();
        if (now.token === null) closeAllDialogs();
        else {
          // It may be another tab that has logged in.
          closeDialog('login');
          const returnUrl = readReturnUrl();
          if (returnUrl !== undefined) navigate(returnUrl, { replace: true });
        }
        void refreshForSession(api, mutate);
      }),
    [api, mutate, navigate],
  );

  return null;
}
