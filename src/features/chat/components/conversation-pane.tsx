import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import { useThread } from '../model/conversations-store.ts';
import { EMPTY_HISTORY } from '../model/merge-messages.ts';
import { useChatOutbox } from '../hooks/use-chat-outbox.ts';
import * as css from './chat.css.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { ConnectionNotice } from '../../realtime/connection-notice.tsx';

/** Shows messages and composer, for page and sidebar. */
export function ConversationPane(props: {
  shop: { id: number; name: string };
  chat: Conversation;
  placement: 'page' | 'sidebar';
  busy?: boolean;
  notice?: ReactNode;
}) {
  const { shop, chat, placement, busy, notice } = props;
  const { thread } = chat;
  const outbox = useChatOutbox(shop.id, thread);
  // Unsent messages appear even if earlier ones failed to load.
  const shownThread = thread ?? (chat.error ? EMPTY_HISTORY : undefined);
  const count = shownThread
    ? shownThread.recent.length + shownThread.fresh.length + outbox.pending.length
    : 0;
  const hasMessages = count > 0;
  const isEmpty = thread?.isEnd === true && !hasMessages;
  return (
    <>
      <ConnectionNotice />
      {shownThread && hasMessages ? (
        <MessageList
          shop={shop}
          chat={chat}
          thread={shownThread}
          outbox={outbox}
          placement={placement}
        />
      ) : chat.error ? (
        <div className={css.middle}>
          <ErrorState onRetry={chat.retry} busy={chat.isFetching} level={3}>
            <ErrorText error={chat.error} />
          </ErrorState>
        </div>
      ) : isEmpty ? (
        <div className={css.middle}>
          <EmptyState icon={MessageCircle} title={<Trans>No messages yet</Trans>} level={3}>
            <Trans>Ask about a product, delivery or your order.</Trans>
          </EmptyState>
        </div>
      ) : (
        <div className={css.middle} aria-busy="true">
          <div className={css.skeletons}>
            {['60%', '45%', '70%', '35%'].map((width) => (
              <Skeleton key={width} width={width} height="3.5rem" radius="18px" />
            ))}
          </div>
        </div>
      )}
      {hasMessages && chat.error ? (
        <p className={css.notice}>
          <ErrorText error={chat.error} />{' '}
          <button type="button" className={css.again} onClick={chat.retry}>
            <Trans>Retry</Trans>
          </button>
        </p>
      ) : null}
      {notice}
      <MessageComposer outbox={outbox} busy={busy ?? false} autoFocus={placement === 'sidebar'} />
    </>
  );
}

/** Shows the online status of the newest response (MSG-07). */
export function ChatStatus({ shopId }: { shopId: number }) {
  const isOnline = useThread(shopId)?.isOnline ?? false;
  return (
    <span className={isOnline ? css.online : css.offline}>
      {isOnline ? <Trans>Online</Trans> : <Trans>Offline</Trans>}
    </span>
  );
}
