import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonClassOptions, buttonClass } from './button-class.ts';
import { classNames } from '../theme/class-names.ts';
import { Spinner } from '../content/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonClassOptions {
  /** Shows a spinner and ignores presses, but remains focused. */
  busy?: boolean | undefined;
  icon?: ReactNode;
}

/** For navigation use a link with `buttonClass`. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, busy = false, icon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : {})}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** Not `disabled`, which would lose the focus. Preventing the click also prevents the submit. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
