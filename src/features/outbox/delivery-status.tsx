import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/content/icon.tsx';
import * as css from './delivery-status.css.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import type { OutboxControls } from './use-outbox.ts';

/** Shows that a message is being sent, or why it failed (STATE-05). */
export function DeliveryStatus(props: { message: OutgoingMessage; outbox: OutboxControls }) {
  const { message, outbox } = props;
  const { i18n } = useLingui();
  const { failure } = message;
  if (failure === null) {
    return (
      <span className={css.sending}>
        <Trans>Sending…</Trans>
      </span>
    );
  }
  return (
    <div role="alert" className={css.failure}>
      <Icon of={CircleAlert} size={16} />
      <span>
        <Trans>Not sent.</Trans> {failure.locale === i18n.locale ? failure.reason : null}
      </span>
      <Button
        variant="secondary"
        size="s"
        onClick={({ currentTarget }) => {
          focusMessages(currentTarget);
          outbox.retry(message);
        }}
      >
        <Trans>Retry</Trans>
      </Button>
      <Button
        variant="quiet"
        size="s"
        onClick={({ currentTarget }) => {
          focusMessages(currentTarget);
          outbox.discard(message);
        }}
      >
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}

/** The buttons disappear. The composer would open the keyboard of a phone. */
function focusMessages(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true });
}
