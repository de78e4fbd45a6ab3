import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import * as css from './overlay.css.ts';

export function DialogHeader(props: {
  id: string;
  title: ReactNode;
  onClose?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <header className={css.header}>
      <h2 id={props.id} className={css.title}>
        {props.title}
      </h2>
      {props.onClose ? <IconButton label={t`Close`} icon={X} onClick={props.onClose} /> : null}
    </header>
  );
}
