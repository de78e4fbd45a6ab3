import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { Toast } from './toast.ts';
import * as css from './toast-region.css.ts';

/** The texts and buttons of a toast, after its picture and icon. */
export function ToastBody(props: { toast: Toast; onDismiss: () => void; children?: ReactNode }) {
  const { toast, onDismiss, children } = props;
  const { t } = useLingui();
  return (
    <div className={css.toast}>
      {children}
      <div className={css.words}>
        {toast.title ? <p className={css.title}>{toast.title}</p> : null}
        {toast.detail ? <p className={css.detail}>{toast.detail}</p> : null}
        <p className={css.message}>{toast.content ?? toast.message}</p>
        {toast.action ? (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              toast.action?.onAction();
              onDismiss();
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={t`Dismiss`} icon={X} size="s" onClick={onDismiss} />
    </div>
  );
}
