import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { Icon } from '../content/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { type Toast, useToasts } from './toast.ts';
import * as css from './toast-region.css.ts';

const ICONS = {
  success: CircleCheck,
  card: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

export function ToastItem(props: { toast: Toast; isPaused: boolean; onDismiss: () => void }) {
  const { toast, isPaused, onDismiss } = props;
  const { t } = useLingui();
  useAutoDismiss(toast, isPaused);
  return (
    <div className={css.toast}>
      {toast.picture ? (
        <img
          className={css.picture}
          src={safeUrl(toast.picture.src, IMAGE_SCHEMES)}
          alt={toast.picture.alt}
        />
      ) : null}
      <span className={css.mark[toast.kind]}>
        <Icon of={ICONS[toast.kind]} />
      </span>
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

function useAutoDismiss({ id, timeoutMs }: Toast, isPaused: boolean) {
  const { dismissToast } = useToasts();
  const remainingMs = useRef(timeoutMs);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAtMs = Date.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAtMs;
    };
  }, [dismissToast, id, isPaused]);
}
