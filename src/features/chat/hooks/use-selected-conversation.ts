import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useListConversationsInfinite } from '../../../api/generated/chat-infinite.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { useConversations, useReadShops } from '../model/conversations-store.ts';
import { useChangeUnread } from '../chat-notifications.tsx';

/**
 * Returns the shop and clears its unread count immediately (MSG-06). If the list lacks the shop,
 * reloads it once `isLoaded`.
 */
export function useSelectedConversation(shopId: number, isLoaded: boolean) {
  const { markRead } = useConversations();
  const read = useReadShops();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const changeUnread = useChangeUnread();
  const { pages } = useListConversationsInfinite({ per_page: 20 });
  const row = pages.flatMap(({ data }) => data).find(({ shop }) => shop.id === shopId);
  const isListed = row !== undefined;

  const resetUnread = useEffectEvent(() => {
    // The list still counts what was read here before.
    const unread = read[shopId] ? 0 : (row?.unread_message_shop ?? 0);
    markRead(shopId);
    if (unread > 0) changeUnread((count) => count - unread);
  });
  useEffect(() => {
    if (isListed) resetUnread();
  }, [isListed]);

  const isMissing = isLoaded && pages.length > 0 && !isListed;
  useEffect(() => {
    if (isMissing) void invalidate(api, mutate, ['listConversations']);
  }, [api, mutate, isMissing]);

  return row?.shop;
}
