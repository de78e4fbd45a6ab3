import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './popover.css.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export function Popover(props: {
  label: string;
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useCloseOnBack(true, props.onClose);
  return (
    <AriaLocale>
      <AriaPopover
        isOpen
        onOpenChange={(open) => open || props.onClose()}
        triggerRef={props.triggerRef}
        placement="bottom end"
        className={css.popover}
      >
        <Dialog aria-label={props.label} className={css.dialog}>
          {props.children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
}
