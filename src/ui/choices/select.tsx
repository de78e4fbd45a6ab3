import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as field from '../fields/field.css.ts';
import { Icon } from '../content/icon.tsx';
import * as css from './select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** A native select with our style. Outside forms it needs an `aria-label`. */
export function Select(
  props: ComponentProps<'select'> & {
    options: readonly SelectOption[];
    placeholder?: string | undefined;
    variant?: 'field' | 'compact' | undefined;
  },
) {
  const { options, placeholder, variant = 'field', ...rest } = props;
  return (
    <span className={css.box}>
      <select {...rest} className={classNames(field.control, css.select[variant])}>
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className={css.chevron} />
    </span>
  );
}
