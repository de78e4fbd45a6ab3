import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListConversationsInfinite } from '../../../api/generated/chat-infinite.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { forgetRead, useConversationOrder, useRead } from '../model/conversations-store.ts';

const PAGE_SIZE = 20;
/** After each page the list rests, ms (MSG-09). */
const PAGE_INTERVAL_MS = 1000;

export type ShopRow = components['schemas']['Conversation'];

/**
 * The shops that the customer talks to, in pages of 20, the ones last heard of first. An empty page or a failure ends the paging
 * (MSG-09); the server counts only a page, so there is no total.
 */
export function useShopList(search: string, openShopId: number | null) {
  const list = useListConversationsInfinite({
    per_page: PAGE_SIZE,
    ...(search === '' ? {} : { search }),
  });
  const read = useRead();
  const moved = useConversationOrder();
  const { pages } = list;
  const newest = pages[0];

  // Only a new answer counts anew, not another choice.
  const countAnew = useEffectEvent(() => forgetRead(openShopId));
  useEffect(() => {
    if (newest) countAnew();
  }, [newest]);

  const rows = useMemo(() => {
    const byShop = new Map(pages.flatMap(({ data }) => data).map((row) => [row.shop.id, row]));
    return [...byShop.values()].toSorted(
      (one, other) => (moved[other.shop.id] ?? 0) - (moved[one.shop.id] ?? 0),
    );
  }, [pages, moved]);

  const restsUntil = useRef(0);
  return {
    rows,
    isLoading: list.isLoading,
    isLoadingMore: list.isLoadingMore,
    isEnd: list.isEnd,
    error: list.error,
    retry: () => void list.retry(),
    unreadOf: ({ shop, unread_message_shop: unread }: ShopRow) =>
      shop.id === openShopId || read[shop.id] ? 0 : unread,
    loadMore: () => {
      const now = Date.now();
      if (list.isEnd || list.error || list.isLoading || list.isLoadingMore) return;
      if (now < restsUntil.current) return;
      restsUntil.current = now + PAGE_INTERVAL_MS;
      list.loadMore();
    },
  };
}
