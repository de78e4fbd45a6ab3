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
import { clearChat } from '../../features/chat/chat-store.ts';
import {
  type ChatPartner,
  closeAllDialogs,
  closeDialog,
  dialogsStore,
  openChat,
  openDialog,
} from '../../features/dialogs/dialogs-store.ts';
import { forgetParked, parkStates, restoreParked } from '../../lib/storage/parked-states.ts';
import { clearDrafts } from '../../lib/storage/draft-entries.ts';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { AUTH_TOPIC } from '../../features/errors/auth-topic.ts';
import { dismissErrors, showToast } from '../../ui/feedback/toast.ts';
import { personalStores } from './persisted-stores.ts';
import { readReturnUrl } from './return-url.ts';

/**
 * What a 401 means: the session of the token that was sent is over (AUTH-17). Adding to the cart also
 * says so and opens the login dialog, the fetch of a shop's vouchers leads to `/`; the clearing itself
 * follows in {@link SessionEffects}. Where a newer session has begun, none of it.
 */
export function handleUnauthorized(
  i18n: I18n,
  operation: OperationId,
  token: string | null,
  isWrite: boolean,
): void {
  // A logout finds its token dead already: it goes on as a logout.
  if (operation === 'revokeToken') return;
  endSession(token);
  if (session.getState().token !== null) return;
  if (operation === 'addToCart') {
    const message = i18n._(msg`Please login first!`);
    showToast({ kind: 'error', topic: AUTH_TOPIC, message });
    openDialog('login');
  } else if (operation === 'listShopVouchers') {
    goOutsideReact(HOME_PATH);
  } else if (isWrite && operation !== 'updateLastSeen') {
    // The shopper is waiting for what they have sent; the heartbeat nobody waits for.
    openDialog('login');
  }
}

/** Keeps the app in step with the session: caches, cart and dialogs (AUTH-16, CART-13). */
export function SessionEffects() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();

  useEffect(() => {
    /** Whom the chat stood open with when the session expired. */
    let chat: ChatPartner | null = null;
    return session.subscribe((now, before) => {
      if (now.token === before.token) return;
      if (before.token !== null) {
        // A session that has expired may go on: nothing typed is lost then (STATE-02).
        if (now.expiredUserId === null) forgetParked();
        else parkStates(now.expiredUserId, personalStores);
        // What they hold belongs to who has left, whoever comes next.
        clearCart();
        clearChat();
      }
      if (now.token === null) {
        if (now.expiredUserId === null) clearDrafts();
        chat = now.expiredUserId === null ? null : dialogsStore.getState().chat;
        closeAllDialogs();
      } else {
        const isBack = before.expiredUserId !== null && before.expiredUserId === now.user?.id;
        if (before.expiredUserId !== null && !isBack) clearDrafts();
        restoreParked(now.user?.id, personalStores);
        if (isBack && chat) openChat(chat);
        chat = null;
        // It may be another tab that has logged in.
        closeDialog('login');
        dismissErrors(AUTH_TOPIC);
        const returnUrl = readReturnUrl();
        if (returnUrl !== undefined) navigate(returnUrl, { replace: true });
      }
      void refreshForSession(api, mutate);
    });
  }, [api, mutate, navigate]);

  return null;
}
