import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { AriaLocale } from '../theme/aria-locale.tsx';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogHeader } from './dialog-header.tsx';
import { drawer } from './drawer.css.ts';
import * as overlay from './overlay.css.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/**
 * A dialog that slides in from the inline end. `footer` stays visible. Load on first use.
 */
export function Drawer(props: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { isOpen, onClose, title, footer, children } = props;
  const titleId = useId();
  useCloseOnBack(isOpen, onClose);
  return (
    <AriaLocale>
      <ModalOverlay
        className={overlay.scrim}
        isOpen={isOpen}
        onOpenChange={(open) => open || onClose()}
        isDismissable
      >
        <Modal className={drawer}>
          <AriaDialog className={overlay.dialog} aria-labelledby={titleId}>
            <DialogHeader id={titleId} title={title} onClose={onClose} />
            <div className={overlay.body}>{children}</div>
            {footer ? <footer className={overlay.footer}>{footer}</footer> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
