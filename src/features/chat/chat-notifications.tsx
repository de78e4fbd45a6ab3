import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { countUnreadMessages } from '../../api/generated/chat.ts';
import { chatUserChannel } from '../../api/generated/realtime.ts';
import { useApi } from '../../api/api-provider.tsx';
import { invalidate } from '../../api/runtime/invalidation.ts';
import { useSession } from '../../api/session.ts';
import type { OperationId } from '../../api/types.ts';
import { usePolling } from '../../lib/react/use-polling.ts';
import { MESSAGES_PATH } from '../../lib/router/paths.ts';
import { useChatStore } from './chat-store.ts';
import { useConversations, useNewestMessageId } from './model/conversations-store.ts';
import { useRealtime, useRealtimeState } from '../realtime/use-realtime.ts';

const CHAT_QUERIES: readonly OperationId[] = ['listMessages', 'listConversations'];
/** How long the unread count of a page load counts as recent. */
const FRESH_MS = 3000;
const UNREAD_COUNT_QUERIES: readonly OperationId[] = ['countUnreadMessages'];

/** Without a realtime connection. An idle chat makes less than 10 calls a minute. */
const MIN_POLL_INTERVAL_MS = 5000;
const MAX_POLL_INTERVAL_MS = 30_000;
/** The list takes several calls. */
const LIST_INTERVAL_MS = 30_000;

/** Changes the unread count without a request (MSG-06). */
export function useChangeUnread(): (change: (count: number) => number) => void {
  const { mutate } = useSWRConfig();
  const user_id = useSession(({ user }) => user?.id);
  return useCallback(
    (change) => {
      if (user_id === undefined) return;
      void mutate<{ unread_messages: number }>(
        countUnreadMessages.key({ user_id }),
        (count) => count && { unread_messages: Math.max(0, change(count.unread_messages)) },
        { revalidate: false },
      );
    },
    [mutate, user_id],
  );
}

/**
 * Updates page, sidebar and badge from realtime events, or polls without a connection (MSG-10).
 * Mount once per app.
 */
export function ChatNotifications() {
  const { setActiveShop } = useChatStore();
  const { mergeEvent } = useConversations();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [path] = useLocation();
  // Of this tab. The active shop of the store follows other tabs.
  const openShopId = Number(new URLSearchParams(useSearch()).get('shop'));
  const userId = useSession(({ user }) => user?.id ?? null);
  const state = useRealtimeState();
  const changeUnread = useChangeUnread();
  const isOnPage = path === MESSAGES_PATH;

  // Loading a thread marks it as read, so count afterwards.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isFirst = useRef(true);
  const [mountedAtMs] = useState(() => Date.now());
  const refreshAll = useCallback(async () => {
    await invalidate(api, mutate, CHAT_QUERIES);
    if (isMounted.current) await invalidate(api, mutate, UNREAD_COUNT_QUERIES);
  }, [api, mutate]);

  useRealtime(
    userId === null ? null : chatUserChannel(userId),
    'send-message-to-user',
    ({ message }) => {
      mergeEvent(message);
      if (isOnPage) {
        if (message.shop.id !== openShopId) changeUnread((count) => count + 1);
        void invalidate(api, mutate, CHAT_QUERIES);
        return;
      }
      setActiveShop(null);
      void refreshAll();
    },
    () => {
      // The first time, only an open conversation could miss what was sent meanwhile.
      const isFresh = isFirst.current && Date.now() - mountedAtMs < FRESH_MS;
      void (isFresh ? invalidate(api, mutate, ['listMessages']) : refreshAll());
      isFirst.current = false;
    },
  );

  const isDisconnected = userId !== null && state !== 'connected';
  const newestId = useNewestMessageId();
  const listedAtMs = useRef<number>(undefined);
  const poll = () => {
    listedAtMs.current ??= Date.now();
    if (Date.now() - listedAtMs.current < LIST_INTERVAL_MS)
      return invalidate(api, mutate, ['listMessages']);
    listedAtMs.current = Date.now();
    return refreshAll();
  };
  const pollSoon = usePolling(poll, {
    isEnabled: isDisconnected,
    minIntervalMs: MIN_POLL_INTERVAL_MS,
    maxIntervalMs: MAX_POLL_INTERVAL_MS,
  });
  useEffect(() => {
    if (newestId > 0) pollSoon();
  }, [newestId, pollSoon]);

  return null;
}
