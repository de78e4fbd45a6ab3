import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { formActions } from '../layout/form-actions.css.ts';

/**
 * Asks for confirmation of an irreversible action. Can't be closed while `busy`. Load on first use.
 */
export function ConfirmDialog(props: {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Names the action: "Remove the address". Null if there is nothing left to confirm. */
  confirmLabel: ReactNode;
  /** For cases in which "Cancel" could mean the action itself. */
  cancelLabel?: ReactNode;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { isOpen, title, children, confirmLabel, cancelLabel } = props;
  const { danger, busy, onConfirm, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="s"
      role="alertdialog"
      isDismissable={!busy}
      footer={
        <div className={formActions}>
          {confirmLabel === null ? null : (
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
