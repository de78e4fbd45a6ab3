import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef, useState } from 'react';
import { translateAgo } from '../../../lib/datetime/format-datetime.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { chatPath } from '../../../lib/router/paths.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/content/spinner.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from '../screens/messages-screen.css.ts';
import { type ConversationRow, useConversationList } from '../hooks/use-conversation-list.ts';
import { useThread } from '../model/conversations-store.ts';
import { allMessages } from '../model/merge-messages.ts';

/** Search delay while typing (MSG-01). */
const DEBOUNCE_MS = 500;
/** Distance from the end at which the next page loads. */
const LOAD_MORE_DISTANCE_PX = 200;

/** Lists the shops with conversations, with a search (MSG-01). */
export function ConversationList({ openShopId }: { openShopId: number | null }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const box = useRef<HTMLDivElement>(null);
  const list = useConversationList(search, openShopId);
  const { rows, error, isEnd, isLoading, loadMore } = list;

  useEffect(() => {
    // A list too short to scroll needs the next page.
    const { scrollHeight = 1, clientHeight = 0 } = box.current ?? {};
    if (scrollHeight > clientHeight) return undefined;
    loadMore();
    const timer = setTimeout(loadMore, 1000);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <search>
        <SearchField
          aria-label={t`Search Seller`}
          placeholder={t`Search Seller`}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <div
        ref={box}
        className={css.shops}
        aria-busy={isLoading}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < LOAD_MORE_DISTANCE_PX) loadMore();
        }}
      >
        {rows.length > 0 ? (
          <ul aria-label={t`Shops`}>
            {rows.map((row) => (
              <li key={row.shop.id} className={css.row}>
                <ShopLink
                  row={row}
                  unread={list.unreadCount(row)}
                  isOpen={row.shop.id === openShopId}
                />
              </li>
            ))}
          </ul>
        ) : isLoading ? (
          <div className={stack[3]}>
            {[1, 2, 3, 4].map((index) => (
              <Skeleton key={index} height="4rem" radius="12px" />
            ))}
          </div>
        ) : error || !isEnd ? null : (
          <EmptyState
            icon={MessageCircle}
            title={search ? <Trans>No shops found</Trans> : <Trans>No messages yet</Trans>}
            level={2}
          >
            {search ? (
              <Trans>You haven’t messaged a shop with this name.</Trans>
            ) : (
              <Trans>
                Select the chat button on a product or shop page to start a conversation.
              </Trans>
            )}
          </EmptyState>
        )}
        {error ? (
          <ErrorState onRetry={list.retry} level={2}>
            <ErrorText error={error} />
          </ErrorState>
        ) : list.isLoadingMore ? (
          <Spinner />
        ) : null}
      </div>
    </>
  );
}

function ShopLink(props: { row: ConversationRow; unread: number; isOpen: boolean }) {
  const { row, unread, isOpen } = props;
  const { i18n } = useLingui();
  const { shop, last_message: message, last_message_time: time } = row;
  const thread = useThread(shop.id);
  const known = thread && allMessages(thread).at(-1)?.message;
  return (
    <AppLink
      href={chatPath(shop.id)}
      className={css.shop}
      aria-current={isOpen ? 'true' : undefined}
    >
      <ShopSign shop={shop} size={44} />
      <span className={css.shopWords}>
        <span dir="auto" className={unread > 0 ? css.unreadName : css.name}>
          {shop.name}
        </span>
        <span dir="auto" className={unread > 0 ? css.unreadMessage : css.muted}>
          {message && completeText(message, known)}
        </span>
        <span className={css.time}>{time ? translateAgo(time, i18n.locale) : null}</span>
        {unread > 0 ? (
          <span className={css.count}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>
              <Plural value={unread} one="# unread message" other="# unread messages" />
            </VisuallyHidden>
          </span>
        ) : null}
      </span>
    </AppLink>
  );
}

/** Returns the complete text of a message that the backend cut after 12 characters. */
function completeText(cut: string, known: string | null | undefined): string {
  const start = cut.replace(/\s*\.{3}$/, '');
  if (start === cut) return cut;
  return known?.startsWith(start) ? known : `${start}…`;
}
