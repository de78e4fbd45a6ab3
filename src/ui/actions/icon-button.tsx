import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as css from './button.css.ts';
import { Button } from './button.tsx';
import type { ButtonClassOptions } from './button-class.ts';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../content/icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Action and object: "Remove Field Watch from the cart". */
  label: string;
  icon: LucideIcon;
  variant?: ButtonClassOptions['variant'];
  size?: keyof typeof css.iconOnly | undefined;
  busy?: boolean | undefined;
  filled?: boolean | undefined;
}

/** A round button with an icon. The label is its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'm', filled, className, ...rest } = props;
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      icon={<Icon of={icon} filled={filled} />}
      className={classNames(css.iconOnly[size], filled && css.filled, className)}
    />
  );
}
