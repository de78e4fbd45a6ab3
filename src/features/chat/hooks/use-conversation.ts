import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { listMessages, useListMessages } from '../../../api/generated/chat.ts';
import { logFailure } from '../../../lib/log.ts';
import { MESSAGES_PAGE_SIZE, nextOlderPage } from '../model/merge-messages.ts';
import { type Thread, useThread, useConversations } from '../model/conversations-store.ts';

export interface Conversation {
  thread: Thread | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  olderError: unknown;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  retryOlder: () => void;
}

/**
 * Loads messages in pages of 20, older ones on demand (MSG-06). Revalidates only the newest page.
 * Errors are logged (MSG-12).
 */
export function useConversation(shopId: number): Conversation {
  const { mergeNewestPage, mergeOlderPage } = useConversations();
  const { mutate } = useSWRConfig();
  const [requestedPage, setRequestedPage] = useState<RequestedPage | null>(null);
  const thread = useThread(shopId);
  const newest = useListMessages({ shop_id: shopId, page: 1, per_page: MESSAGES_PAGE_SIZE });
  const isLoadingPage = isPending(requestedPage, thread);
  const older = useListMessages(
    requestedPage && isLoadingPage
      ? { shop_id: shopId, page: requestedPage.page, per_page: MESSAGES_PAGE_SIZE }
      : null,
  );

  useEffect(() => {
    if (newest.data) mergeNewestPage(shopId, newest.data.data);
  }, [mergeNewestPage, shopId, newest.data]);

  const page = older.isFetching ? undefined : older.data;
  useEffect(() => {
    if (page) mergeOlderPage(shopId, page.data);
  }, [mergeOlderPage, shopId, page]);

  useEffect(() => {
    if (newest.error ?? older.error)
      logFailure('Messages could not be loaded.', newest.error ?? older.error);
  }, [newest.error, older.error]);

  return {
    thread: newest.data || newest.error ? thread : undefined,
    error: newest.error,
    isFetching: newest.isFetching,
    retry: () => void newest.retry(),
    olderError: older.error,
    isLoadingOlder: isLoadingPage && !older.error,
    loadOlder() {
      if (!thread || thread.isEnd || isLoadingPage) return;
      const { recent, skipped } = thread;
      const next = nextOlderPage(thread);
      // Pages are numbered from the newest message, so a cached one may be outdated, even an empty
      // one.
      void mutate(
        listMessages.key({ shop_id: shopId, page: next, per_page: MESSAGES_PAGE_SIZE }),
        undefined,
      );
      setRequestedPage({ page: next, firstId: recent[0]?.id, skipped });
    },
    retryOlder: () => void older.retry(),
  };
}

/** A requested page with the thread's state at the request. */
interface RequestedPage {
  page: number;
  firstId: number | undefined;
  skipped: number;
}

/** Returns whether the page is pending. Merging it changes the thread. */
function isPending(requestedPage: RequestedPage | null, thread: Thread | undefined): boolean {
  if (!requestedPage || !thread || thread.isEnd) return false;
  return requestedPage.firstId === thread.recent[0]?.id && requestedPage.skipped === thread.skipped;
}
