import * as css from './button.css.ts';
import { classNames } from '../theme/class-names.ts';

export interface ButtonClassOptions {
  variant?: keyof typeof css.variant | undefined;
  size?: keyof typeof css.size | undefined;
  fullWidth?: boolean | undefined;
}

export function buttonClass({
  variant = 'primary',
  size = 'm',
  fullWidth,
}: ButtonClassOptions = {}): string {
  return classNames(css.base, css.variant[variant], css.size[size], fullWidth && css.fullWidth);
}
