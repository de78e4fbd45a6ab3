import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { DeliveryStatus } from '../../outbox/delivery-status.tsx';
import type { OutboxControls } from '../../outbox/use-outbox.ts';
import * as css from './support.css.ts';
import { LinkifiedText } from './linkified-text.tsx';
import { useScrollToNewest } from '../hooks/use-scroll-to-newest.ts';

type Message = components['schemas']['TicketMessage'];

/** Oldest first, grouped by day (TKT-02). */
export function TicketThread(props: {
  messages: readonly Message[];
  userId: number;
  outbox: OutboxControls;
}) {
  const { messages, userId, outbox } = props;
  const { pending } = outbox;
  const { t } = useLingui();
  const count = messages.length + pending.length;
  const { ref, onScroll, hasUnseen, goToNewest } = useScrollToNewest(count, pending.length);

  return (
    <div className={css.threadBox}>
      <section
        ref={ref}
        tabIndex={0}
        aria-label={t`Messages`}
        className={css.thread}
        onScroll={onScroll}
      >
        <ol className={css.messages}>
          {messages.map((message, index) => {
            const isOwn = message.sender_id === userId;
            const isNewDay = message.created_at !== messages[index - 1]?.created_at;
            return (
              <li key={message.id} className={css.messages}>
                {isNewDay ? (
                  <p className={css.day}>
                    <ServerDate text={message.created_at} />
                  </p>
                ) : null}
                <div className={isOwn ? css.side.own : css.side.staff}>
                  {isOwn ? null : (
                    <Avatar name={message.sender_name} src={message.profile_photo} size={32} />
                  )}
                  <div className={isOwn ? css.bubble.own : css.bubble.staff}>
                    {isOwn ? (
                      <VisuallyHidden>
                        <Trans>You</Trans>
                      </VisuallyHidden>
                    ) : (
                      <p className={css.sender}>
                        <bdi>{message.sender_name}</bdi>
                      </p>
                    )}
                    <LinkifiedText text={message.message} />
                  </div>
                </div>
              </li>
            );
          })}
          {pending.map((message) => (
            <li key={message.key} className={css.side.own}>
              <div className={css.bubble.own} data-open>
                <VisuallyHidden>
                  <Trans>You</Trans>
                </VisuallyHidden>
                <LinkifiedText text={message.text} />
                <DeliveryStatus message={message} outbox={outbox} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      {hasUnseen ? (
        <Button size="s" className={css.toNewest} onClick={goToNewest}>
          <Trans>New message</Trans>
        </Button>
      ) : null}
      <Announcer messages={messages} userId={userId} />
    </div>
  );
}

/** Announces new staff messages to screen readers. */
function Announcer({ messages, userId }: { messages: readonly Message[]; userId: number }) {
  const { t } = useLingui();
  const newest = messages.findLast(({ sender_id: sender }) => sender !== userId);
  const [first] = useState(newest?.id ?? 0);
  const { sender_name: sender = '', message = '', id = 0 } = newest ?? {};
  const text = id > first ? t`New message from ${sender}: ${message}` : '';
  return (
    <VisuallyHidden>
      <span aria-live="polite">{text}</span>
    </VisuallyHidden>
  );
}
