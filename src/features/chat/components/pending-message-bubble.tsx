import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../api/session.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { MessageTime } from './message-time.tsx';
import { MessageText } from './message-text.tsx';
import { DeliveryStatus } from '../../outbox/delivery-status.tsx';
import type { OutgoingMessage } from '../../outbox/outgoing-message.ts';
import type { OutboxControls } from '../../outbox/use-outbox.ts';
import * as css from './chat.css.ts';

/** Shows an unconfirmed message, with retry and discard after a failure (MSG-08). */
export function PendingMessageBubble(props: {
  pending: OutgoingMessage;
  isFirstOfGroup: boolean;
  outbox: OutboxControls;
}) {
  const { pending, isFirstOfGroup, outbox } = props;
  const user = useSession((state) => state.user);
  return (
    <article className={classNames(css.own, isFirstOfGroup && css.groupStart)}>
      <VisuallyHidden>
        <Trans>You:</Trans>
      </VisuallyHidden>
      <span className={css.side}>
        {isFirstOfGroup ? (
          <Avatar name={user?.name ?? ''} src={user?.profile_photo} size={32} />
        ) : null}
      </span>
      <div className={pending.failure === null ? css.bubble : css.failedBubble}>
        <MessageText text={pending.text} />
        <span className={css.time}>
          <MessageTime at={pending.at} />
        </span>
        <DeliveryStatus message={pending} outbox={outbox} />
      </div>
    </article>
  );
}
