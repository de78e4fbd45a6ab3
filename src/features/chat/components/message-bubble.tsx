import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatDay, daysAgo } from '../../../lib/datetime/format-datetime.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { ChatMessage } from '../model/merge-messages.ts';
import { MessageProduct } from './message-product.tsx';
import type { MessageRow } from '../model/message-row.ts';
import { MessageTime } from './message-time.tsx';
import { MessageText } from './message-text.tsx';
import * as css from './chat.css.ts';

/** Shows one message (MSG-14). */
export const MessageBubble = memo(function MessageBubble(
  props: MessageRow & {
    /** -1 if unknown. */
    total: number;
  },
) {
  const { message, position, isFirstOfDay, isFirstOfGroup, total } = props;
  const isOwn = message.type === 'user';
  return (
    <>
      {isFirstOfDay ? <DayLine at={message.created_at} /> : null}
      <article
        data-id={message.id}
        aria-posinset={position}
        aria-setsize={total}
        className={classNames(isOwn ? css.own : css.received, isFirstOfGroup && css.groupStart)}
      >
        <MessageContent message={message} hasPicture={isFirstOfGroup} />
      </article>
    </>
  );
});

/** Memoized without the position, which changes with every older page. */
const MessageContent = memo(function MessageContent(props: {
  message: ChatMessage;
  hasPicture: boolean;
}) {
  const { message, hasPicture } = props;
  const isOwn = message.type === 'user';
  return (
    <>
      <VisuallyHidden>
        {isOwn ? <Trans>You:</Trans> : <Trans>{message.shop.name}:</Trans>}
      </VisuallyHidden>
      <span className={css.side}>
        {!hasPicture ? null : isOwn ? (
          <Avatar name={message.user.name} src={message.user.profile_photo} size={32} />
        ) : (
          <ShopSign shop={message.shop} size={32} />
        )}
      </span>
      <div className={css.bubble}>
        {message.product ? <MessageProduct product={message.product} /> : null}
        {message.message ? <MessageText text={message.message} /> : null}
        <span className={css.time}>
          <MessageTime at={message.created_at} />
        </span>
      </div>
    </>
  );
});

function DayLine({ at }: { at: string }) {
  const { i18n } = useLingui();
  const days = daysAgo(at);
  return (
    <p className={css.day}>
      {days === 0 ? (
        <Trans>Today</Trans>
      ) : days === 1 ? (
        <Trans>Yesterday</Trans>
      ) : (
        formatDay(at, i18n.locale)
      )}
    </p>
  );
}
