import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ChatChunk } from './chat-chunk.tsx';
import { allMessages, type ChatMessage } from './chat-join.ts';
import { ChatOutgoing } from './chat-outgoing.tsx';
import { type Thread, waitingOf } from './chat-threads.ts';
import { spanOf } from './chat-window.ts';
import * as css from './chat.css.ts';
import type { ChatThread } from './use-chat-thread.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { useOutbox } from './use-outbox.ts';

/** Nearer to the start than this the page before is asked for, px (MSG-06). */
const NEAR_START = { sidebar: 50, page: 300 };

/**
 * The messages of a conversation, oldest first, as a feed that assistive technology can walk through: each says where it stands,
 * though only those around what is seen are there. What comes anew is said politely; older pages are put before without moving
 * what is read.
 */
export function ChatList(props: {
  shop: { id: number; name: string };
  chat: ChatThread;
  thread: Thread;
  place: keyof typeof NEAR_START;
}) {
  const { shop, chat, thread, place } = props;
  const { t } = useLingui();
  const outbox = useOutbox(shop.id);
  const messages = useMemo(() => allMessages(thread), [thread]);
  const waiting = useMemo(() => waitingOf(thread), [thread]);
  const scroll = useChatScroll(messages, waiting.length);
  const { box, content, chunks, from, to } = scroll;
  const { isLoadingOlder, olderError, loadOlder } = chat;

  useEffect(() => {
    // Too few to scroll, or a page that brought nothing new: the start is still near, and no scroll will tell.
    const list = box.current;
    if (list && list.scrollTop < NEAR_START[place] && !olderError) loadOlder();
  });

  return (
    <div className={css.frame}>
      <section
        ref={box}
        tabIndex={0}
        aria-label={t`Messages with ${shop.name}`}
        className={css.box}
        onScroll={() => {
          if (scroll.onScroll() < NEAR_START[place] && !olderError) loadOlder();
        }}
      >
        <div ref={content} role="feed" aria-busy={isLoadingOlder}>
          {olderError ? (
            <p className={css.older}>
              <Trans>Older messages could not be loaded.</Trans>{' '}
              <Button variant="secondary" size="s" onClick={chat.retryOlder}>
                <Trans>Retry</Trans>
              </Button>
            </p>
          ) : thread.isEnd ? null : (
            <p className={css.older}>{isLoadingOlder ? <Spinner /> : null}</p>
          )}
          <div data-before style={{ blockSize: scroll.before }} />
          {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((chunk) => {
            const [start, end] = spanOf(chunks, chunk);
            return (
              <ChatChunk
                key={chunk}
                messages={messages}
                from={start}
                to={end}
                total={thread.isEnd ? messages.length : -1}
              />
            );
          })}
          <div style={{ blockSize: scroll.after }} />
          {waiting.map((outgoing) => (
            <ChatOutgoing
              key={outgoing.key}
              outgoing={outgoing}
              onRetry={() => outbox.retry(outgoing)}
            />
          ))}
        </div>
      </section>
      {scroll.hasNews ? (
        <Button
          size="s"
          className={css.news}
          icon={<Icon of={ArrowDown} size={16} />}
          onClick={scroll.toEnd}
        >
          <Trans>New messages</Trans>
        </Button>
      ) : null}
      <News messages={messages} />
    </div>
  );
}

/** Says politely what the shop has written since the conversation was opened. */
function News({ messages }: { messages: readonly ChatMessage[] }) {
  const [start] = useState(messages.at(-1)?.id ?? 0);
  const last = messages.findLast(({ type }) => type === 'shop');
  const isNew = last !== undefined && last.id > start;
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
