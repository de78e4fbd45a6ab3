import { useLingui } from '@lingui/react/macro';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent, KeyboardEvent } from 'react';
import { useDraft, saveDraft } from '../chat-store.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { control } from '../../../ui/fields/field.css.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import * as css from './chat.css.ts';
import { useOutbox } from '../hooks/use-outbox.ts';

/** Where a message is typed: Enter sends, Shift and Enter break the line (MSG-03). What is typed is kept for each shop. */
export function MessageComposer(props: {
  shopId: number;
  /** The conversation can't be written in yet: what is typed waits. */
  busy?: boolean;
  autoFocus?: boolean;
}) {
  const { shopId, busy = false, autoFocus } = props;
  const { t } = useLingui();
  const draft = useDraft(shopId);
  const { send } = useOutbox(shopId);

  function submit() {
    const text = draft.trim();
    if (text === '' || busy) return;
    saveDraft(shopId, '');
    send(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a word that an input method composes.
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
        onChange={(event) => saveDraft(shopId, event.target.value)}
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
