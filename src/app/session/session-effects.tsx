import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { useApi } from '../../api/api-provider.tsx';
import { refreshForSession } from '../../api/runtime/invalidation.ts';
import { createSession } from '../../api/session.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createChatStore } from '../../features/chat/chat-store.ts';
import { type ChatPartner, createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { AUTH_TOPIC } from '../../features/errors/auth-topic.ts';
import { createDrafts } from '../../lib/storage/draft-entries.ts';
import { createParkedStateStore } from '../../lib/storage/parked-states.ts';
import { createToasts } from '../../ui/feedback/toast.ts';
import { personalStores } from './persisted-stores.ts';
import { readReturnUrl } from './return-url.ts';

/** Updates caches, cart and dialogs when the session changes (AUTH-16, CART-13). */
export function SessionEffects() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();

  useEffect(() => {
    const { scope } = api;
    const { get } = scope;
    const dialogs = get(createDialogs);
    const drafts = get(createDrafts);
    const parked = get(createParkedStateStore);
    const personal = personalStores(scope);
    /** The chat that was open when the session expired. */
    let chat: ChatPartner | null = null;
    return get(createSession).subscribe((now, before) => {
      if (now.token === before.token) return;
      if (before.token !== null) {
        // An expired session may be resumed (STATE-02).
        if (now.expiredUserId === null) parked.clearParked();
        else parked.parkStates(now.expiredUserId, personal);
        // This state belongs to the previous customer.
        get(createCartStore).clearCart();
        get(createChatStore).clearChat();
      }
      if (now.token === null) {
        if (now.expiredUserId === null) drafts.clear();
        chat = now.expiredUserId === null ? null : dialogs.getState().chat;
        dialogs.closeAllDialogs();
      } else {
        const isSameCustomer =
          before.expiredUserId !== null && before.expiredUserId === now.user?.id;
        if (before.expiredUserId !== null && !isSameCustomer) drafts.clear();
        parked.restoreParked(now.user?.id, personal);
        if (isSameCustomer && chat) dialogs.openChat(chat);
        chat = null;
        // Another tab may have logged in.
        dialogs.closeDialog('login');
        get(createToasts).dismissErrors(AUTH_TOPIC);
        const returnUrl = readReturnUrl();
        if (returnUrl !== undefined) navigate(returnUrl, { replace: true });
      }
      void refreshForSession(api, mutate);
    });
  }, [api, mutate, navigate]);

  return null;
}
