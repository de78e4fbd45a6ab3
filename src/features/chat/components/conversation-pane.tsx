import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import { useThread } from '../model/conversations-store.ts';
import * as css from './chat.css.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useRealtimeState } from '../../realtime/use-realtime.ts';

/** The conversation with a shop and where one writes to it, in its four states; for the page and the sidebar. */
export function ConversationPane(props: {
  shop: { id: number; name: string };
  chat: Conversation;
  placement: 'page' | 'sidebar';
  /** The conversation is being opened. */
  busy?: boolean;
  /** Between messages and writing: what stands in the way. */
  notice?: ReactNode;
}) {
  const { shop, chat, placement, busy, notice } = props;
  const errorText = useErrorText();
  const { thread } = chat;
  const isEmpty =
    thread?.isEnd === true &&
    thread.recent.length + thread.fresh.length + thread.pending.length === 0;
  const hasMessages =
    thread && thread.recent.length + thread.fresh.length + thread.pending.length > 0;
  return (
    <>
      <ConnectionNotice />
      {hasMessages ? (
        <MessageList shop={shop} chat={chat} thread={thread} placement={placement} />
      ) : chat.error ? (
        <div className={css.middle}>
          <ErrorState onRetry={chat.retry} busy={chat.isFetching} level={3}>
            {errorText(chat.error)}
          </ErrorState>
        </div>
      ) : isEmpty ? (
        <div className={css.middle}>
          <EmptyState icon={MessageCircle} title={<Trans>No messages yet</Trans>} level={3}>
            <Trans>Ask the shop whatever you would like to know.</Trans>
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
          {errorText(chat.error)}{' '}
          <button type="button" className={css.again} onClick={chat.retry}>
            <Trans>Retry</Trans>
          </button>
        </p>
      ) : null}
      {notice}
      <MessageComposer shopId={shop.id} busy={busy ?? false} autoFocus={placement === 'sidebar'} />
    </>
  );
}

/** Online or Offline, by what the newest answer says (MSG-07). */
export function ChatStatus({ shopId }: { shopId: number }) {
  const isOnline = useThread(shopId)?.isOnline ?? false;
  return (
    <span className={isOnline ? css.online : css.offline}>
      {isOnline ? <Trans>Online</Trans> : <Trans>Offline</Trans>}
    </span>
  );
}

/** A quiet word while news does not come by itself. */
function ConnectionNotice() {
  const state = useRealtimeState();
  return (
    <output>
      {state === 'lost' ? (
        <span className={css.notice}>
          <Icon of={WifiOff} size={16} />{' '}
          <Trans>The connection is lost. New messages may come a little later.</Trans>
        </span>
      ) : null}
    </output>
  );
}
