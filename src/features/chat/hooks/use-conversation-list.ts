import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListConversationsInfinite } from '../../../api/generated/chat-infinite.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import {
  useConversationOrder,
  useReadShops,
  useConversations,
} from '../model/conversations-store.ts';

const PAGE_SIZE = 20;
/** Minimum delay between pages (MSG-09). */
const PAGE_INTERVAL_MS = 1000;

export type ConversationRow = components['schemas']['Conversation'];

/**
 * Loads conversations in pages of 20, most recent first, until an empty page or an error (MSG-09).
 * The server sends no total.
 */
export function useConversationList(search: string, openShopId: number | null) {
  const { applyList } = useConversations();
  const list = useListConversationsInfinite({
    per_page: PAGE_SIZE,
    ...(search === '' ? {} : { search }),
  });
  const read = useReadShops();
  const order = useConversationOrder();
  const { pages } = list;
  const newest = pages[0];

  // Only on a new response, not when another conversation opens.
  const applyNewest = useEffectEvent(() => applyList(openShopId));
  useEffect(() => {
    if (newest) applyNewest();
  }, [newest]);

  const rows = useMemo(() => {
    const byShop = new Map(pages.flatMap(({ data }) => data).map((row) => [row.shop.id, row]));
    return [...byShop.values()].toSorted(
      (one, other) => (order[other.shop.id] ?? 0) - (order[one.shop.id] ?? 0),
    );
  }, [pages, order]);

  const nextLoadAt = useRef(0);
  return {
    rows,
    isLoading: list.isLoading,
    isLoadingMore: list.isLoadingMore,
    isEnd: list.hasReachedEnd,
    error: list.error,
    retry: () => void list.retry(),
    unreadCount: ({ shop, unread_message_shop: unread }: ConversationRow) =>
      shop.id === openShopId || read[shop.id] ? 0 : unread,
    loadMore: () => {
      const now = Date.now();
      if (list.hasReachedEnd || list.error || list.isLoading || list.isLoadingMore) return;
      if (now < nextLoadAt.current) return;
      nextLoadAt.current = now + PAGE_INTERVAL_MS;
      list.loadMore();
    },
  };
}
