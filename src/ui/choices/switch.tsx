import type { ComponentProps, ReactNode } from 'react';
import * as css from './switch.css.ts';

/** Something that is on or off and takes effect at once; a choice that is sent with a form is a checkbox. */
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
