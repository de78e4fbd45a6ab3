import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useCallback, useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Spinner } from '../../../ui/content/spinner.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { allMessages, type ChatMessage } from '../model/merge-messages.ts';
import { PendingMessageBubble } from './pending-message-bubble.tsx';
import { toMessageRow } from '../model/message-row.ts';
import type { Thread } from '../model/conversations-store.ts';
import * as css from './chat.css.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { useMessageScroll } from '../hooks/use-message-scroll.ts';
import type { OutboxControls } from '../../outbox/use-outbox.ts';

/** Distance from the start at which older messages load (MSG-06). */
const LOAD_OLDER_DISTANCE_PX = { sidebar: 50, page: 300 };
const ESTIMATED_MESSAGE_PX = 72;
const OVERSCAN_PX = 600;

/**
 * Shows the messages as a virtualized feed with positions for assistive technology. Older pages do
 * not move the scroll position.
 */
export function MessageList(props: {
  shop: { id: number; name: string };
  chat: Conversation;
  thread: Thread;
  outbox: OutboxControls;
  placement: keyof typeof LOAD_OLDER_DISTANCE_PX;
}) {
  const { shop, chat, thread, outbox, placement } = props;
  const { t } = useLingui();
  const messages = useMemo(() => allMessages(thread), [thread]);
  const { isLoadingOlder, olderError } = chat;
  const { scrollContainer, scrollToEnd, hasNewMessages, boxProps, listProps } = useMessageScroll(
    messages,
    outbox.pending.length,
    {
      distance: LOAD_OLDER_DISTANCE_PX[placement],
      load: () => {
        if (!olderError) chat.loadOlder();
      },
    },
  );
  // Stays once shown, so that the end of the older messages moves nothing.
  const [hasOlder] = useState(!thread.isEnd);
  const total = thread.isEnd ? messages.length : -1;
  const renderMessage = useCallback(
    (message: ChatMessage, index: number) => (
      <MessageBubble key={message.id} {...toMessageRow(messages, message, index)} total={total} />
    ),
    [messages, total],
  );

  return (
    <div className={css.frame}>
      <section
        ref={scrollContainer}
        tabIndex={0}
        aria-label={t`Messages with ${shop.name}`}
        className={css.box}
        {...boxProps}
      >
        <div role="feed" aria-busy={isLoadingOlder} className={css.feed}>
          <p className={hasOlder ? css.older : undefined}>
            {olderError ? (
              <>
                <Trans>We couldn’t load older messages.</Trans>{' '}
                <Button variant="secondary" size="s" onClick={chat.retryOlder}>
                  <Trans>Retry</Trans>
                </Button>
              </>
            ) : isLoadingOlder ? (
              <Spinner />
            ) : null}
          </p>
          <Virtualizer
            {...listProps}
            data={messages}
            itemSize={ESTIMATED_MESSAGE_PX}
            bufferSize={OVERSCAN_PX}
            startMargin={hasOlder ? css.OLDER_STATUS_PX : 0}
          >
            {renderMessage}
          </Virtualizer>
          {outbox.pending.map((pending, index) => (
            <PendingMessageBubble
              key={pending.key}
              pending={pending}
              isFirstOfGroup={index === 0 && messages.at(-1)?.type !== 'user'}
              outbox={outbox}
            />
          ))}
        </div>
      </section>
      {hasNewMessages ? (
        <Button
          size="s"
          className={css.newMessagesButton}
          icon={<Icon of={ArrowDown} size={16} />}
          onClick={scrollToEnd}
        >
          <Trans>New messages</Trans>
        </Button>
      ) : null}
      <NewMessageAnnouncement messages={messages} />
    </div>
  );
}

function NewMessageAnnouncement({ messages }: { messages: readonly ChatMessage[] }) {
  const [initialLastId] = useState(messages.at(-1)?.id ?? 0);
  const last = messages.findLast(({ type }) => type === 'shop');
  const isNew = last !== undefined && last.id > initialLastId;
  return (
    <div aria-live="polite">
      {isNew ? (
        <VisuallyHidden>
          <Trans>
            {last.shop.name} wrote: {last.message ?? last.product?.name}
          </Trans>
        </VisuallyHidden>
      ) : null}
    </div>
  );
}
