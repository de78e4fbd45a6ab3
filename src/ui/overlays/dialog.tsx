import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './dialog.css.ts';
import { DialogHeader } from './dialog-header.tsx';
import * as overlay from './overlay.css.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/**
 * A dialog over the page: keeps the focus inside, gives it back on closing, closes by Escape,
 * a press outside, Back or its button. Not `dismissable`, it closes by what is in it alone.
 * With React Aria it weighs 20 kB gzip: load it on first use.
 */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** On phones `s` is as high as its content; `m`, for forms, and `l` nearly fill the screen. `full` does so everywhere. */
  size?: keyof typeof css.size | undefined;
  dismissable?: boolean | undefined;
  /** Off where a press beside it may not lose what is in it; Escape and its button close it still. */
  closesOutside?: boolean | undefined;
  /** Names what it shows where that changes in place: each is a dialog of its own, announced and focused anew. */
  step?: string | undefined;
  /** `alertdialog` where an answer is wanted. */
  role?: 'dialog' | 'alertdialog' | undefined;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { isOpen, onClose, title, size = 'm', dismissable = true, role, footer, children } = props;
  const { closesOutside = true, step } = props;
  const titleId = useId();
  useCloseOnBack(isOpen && dismissable, onClose);
  return (
    <AriaLocale>
      <ModalOverlay
        className={css.overlay}
        isOpen={isOpen}
        onOpenChange={(open) => open || onClose()}
        isDismissable={dismissable && closesOutside}
        isKeyboardDismissDisabled={!dismissable}
      >
        <Modal className={css.size[size]}>
          <AriaDialog
            key={step}
            className={overlay.dialog}
            aria-labelledby={titleId}
            role={role ?? 'dialog'}
          >
            <DialogHeader id={titleId} title={title} onClose={dismissable ? onClose : undefined} />
            <div className={overlay.body}>{children}</div>
            {footer ? <footer className={overlay.foot}>{footer}</footer> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
