import type { ComponentProps, ReactNode } from 'react';
import * as css from './switch.css.ts';

/** A setting that takes effect at once. For a choice in a form use a checkbox. */
export function Switch(
  props: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
    label: ReactNode;
    checked: boolean;
    onChange: (isOn: boolean) => void;
  },
) {
  const { label, checked, onChange, ...input } = props;
  return (
    <label className={css.row}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.control}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
