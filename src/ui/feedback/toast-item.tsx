import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { Icon } from '../content/icon.tsx';
import { type Toast, useToasts } from './toast.ts';
import { ToastBody } from './toast-body.tsx';
import * as css from './toast-region.css.ts';

const ICONS = {
  success: CircleCheck,
  card: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

export function ToastItem(props: { toast: Toast; isPaused: boolean; onDismiss: () => void }) {
  const { toast, isPaused, onDismiss } = props;
  useAutoDismiss(toast, isPaused);
  return (
    <ToastBody toast={toast} onDismiss={onDismiss}>
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
    </ToastBody>
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
