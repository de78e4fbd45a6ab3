import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { formatDateTime } from '../../../lib/datetime/format-datetime.ts';
import { useSession } from '../../../api/session.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { MessageText } from './message-text.tsx';
import type { PendingMessage } from '../model/conversations-store.ts';
import * as css from './chat.css.ts';

/** An own message that the server has not confirmed: on its way, or failed, with why and another try (MSG-08). */
export function PendingMessageBubble(props: { pending: PendingMessage; onRetry: () => void }) {
  const { pending, onRetry } = props;
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
        {pending.failure === null ? (
          <span className={css.time}>
            <time dateTime={pending.at}>{formatDateTime(pending.at, i18n.locale)}</time>{' '}
            <Trans>Sending …</Trans>
          </span>
        ) : (
          <div role="alert" className={css.failure}>
            <Icon of={CircleAlert} size={16} />
            <span>
              <Trans>Not sent.</Trans> {pending.failure}
            </span>
            <Button variant="secondary" size="s" onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
