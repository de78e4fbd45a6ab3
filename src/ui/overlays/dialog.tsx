import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './dialog.css.ts';
import { DialogHeader } from './dialog-header.tsx';
import * as overlay from './overlay.css.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/**
 * A modal dialog. Closes on Escape, an outside press, Back or its button, unless `isDismissable` is
 * false. Weighs 20 kB gzip with React Aria: load it on first use.
 */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  /** Goes one step back. By default Back closes the dialog. */
  onBack?: (() => void) | undefined;
  title: ReactNode;
  /**
   * On phones `s` is as high as its content; `m`, for forms, and `l` nearly fill the screen. `full`
   * does so on all screens.
   */
  size?: keyof typeof css.size | undefined;
  isDismissable?: boolean | undefined;
  /** False if an outside press must not lose content. Escape and its button still close it. */
  closeOnOutsidePress?: boolean | undefined;
  /**
   * Names content that is replaced in place. Each step is announced and focused like a new dialog.
   */
  step?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const {
    isOpen,
    onClose,
    onBack = onClose,
    title,
    size = 'm',
    isDismissable = true,
    role,
    footer,
    children,
  } = props;
  const { closeOnOutsidePress = true, step } = props;
  const titleId = useId();
  useCloseOnBack(isOpen && isDismissable, onBack);
  return (
    <AriaLocale>
      <ModalOverlay
        className={css.overlay}
        isOpen={isOpen}
        onOpenChange={(open) => open || onClose()}
        isDismissable={isDismissable && closeOnOutsidePress}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Modal className={css.size[size]}>
          <AriaDialog
            key={step}
            className={overlay.dialog}
            aria-labelledby={titleId}
            role={role ?? 'dialog'}
          >
            <DialogHeader
              id={titleId}
              title={title}
              onClose={isDismissable ? onClose : undefined}
            />
            <div className={overlay.body}>{children}</div>
            {footer ? <footer className={overlay.footer}>{footer}</footer> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
