import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../../lib/datetime/format-datetime.ts';
import { useSession } from '../../../api/session.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { MessageText } from './message-text.tsx';
import { DeliveryStatus } from '../../outbox/delivery-status.tsx';
import type { OutgoingMessage } from '../../outbox/outgoing-message.ts';
import type { OutboxControls } from '../../outbox/use-outbox.ts';
import * as css from './chat.css.ts';

/** Shows an unconfirmed message, with retry and discard after a failure (MSG-08). */
export function PendingMessageBubble(props: { pending: OutgoingMessage; outbox: OutboxControls }) {
  const { pending, outbox } = props;
  const { i18n } = useLingui();
  const user = useSession((state) => state.user);
  return (
    <article className={classNames(css.own, css.groupStart)}>
      <VisuallyHidden>
        <Trans>You:</Trans>
      </VisuallyHidden>
      <span className={css.side}>
        <Avatar name={user?.name ?? ''} src={user?.profile_photo} size={32} />
      </span>
      <div className={pending.failure === null ? css.bubble : css.failedBubble}>
        <MessageText text={pending.text} />
        <span className={css.time}>
          <time dateTime={pending.at}>{formatDateTime(pending.at, i18n.locale)}</time>
        </span>
        <DeliveryStatus message={pending} outbox={outbox} />
      </div>
    </article>
  );
}
