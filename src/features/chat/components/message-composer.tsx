import { useLingui } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../../../ui/theme/class-names.ts';
import { control } from '../../../ui/fields/field.css.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import * as css from './chat.css.ts';
import type { OutboxControls } from '../../outbox/use-outbox.ts';

/** Sends on Enter, breaks the line on Shift+Enter (MSG-03). Keeps a draft per shop (STATE-05). */
export function MessageComposer(props: {
  outbox: OutboxControls;
  /** Sending is not possible yet. A message submitted meanwhile is sent later. */
  busy?: boolean;
  autoFocus?: boolean;
}) {
  const { outbox, busy = false, autoFocus } = props;
  const { t } = useLingui();
  const { draft } = outbox;

  const hasPendingSubmit = useRef(false);

  function submit() {
    if (draft.trim() === '') return;
    if (!busy) outbox.send();
    hasPendingSubmit.current = busy;
  }

  const submitPending = useEffectEvent(() => {
    if (hasPendingSubmit.current) submit();
  });
  useEffect(() => {
    if (!busy) submitPending();
  }, [busy]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter also commits an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className={css.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        rows={1}
        dir="auto"
        className={classNames(control, css.writing)}
        aria-label={t`Type a message`}
        placeholder={t`Type a message`}
        enterKeyHint="send"
        autoFocus={autoFocus}
        value={draft}
        onChange={(event) => {
          outbox.setDraft(event.target.value);
          // The shopper is still writing.
          hasPendingSubmit.current = false;
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        label={t`Send`}
        icon={SendHorizontal}
        variant="primary"
        busy={busy}
      />
    </form>
  );
}
