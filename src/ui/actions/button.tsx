import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonClassOptions, buttonClass } from './button-class.ts';
import { classNames } from '../theme/class-names.ts';
import { Spinner } from '../content/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonClassOptions {
  /** Work is under way: keeps the focus, shows a spinner and ignores presses. */
  busy?: boolean | undefined;
  /** Stands before the text; the spinner takes its place while busy. */
  icon?: ReactNode;
}

/** A press that does something here; to go somewhere use a link with `buttonClass`. */
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

/** Not `disabled`, which would drop the focus; so the press, and with it the form, is stopped here. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
