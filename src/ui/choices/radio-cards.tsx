import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as css from './choice.css.ts';
import { FieldError } from '../fields/field.tsx';
import { visuallyHidden } from '../content/visually-hidden.css.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export function RadioCards<Value extends string>(props: {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** At most, for short options. */
  columns?: keyof typeof css.columns | undefined;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** A key is pressed or released. */
  onKey?: ((event: KeyboardEvent) => void) | undefined;
  error?: string | undefined;
}) {
  const { label, isLabelHidden, columns = 1, options, value, onChange, onKey, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? visuallyHidden : css.legend}>{label}</legend>
      <div className={css.columns[columns]}>
        {options.map((option) => (
          <div key={option.value} className={css.card}>
            <label className={css.cardLabel}>
              <input
                type="radio"
                name={id}
                className={css.cardMark}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onKeyDown={onKey}
                onKeyUp={onKey}
              />
              <span className={css.words}>
                <span className={css.name}>{option.label}</span>{' '}
                {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
              </span>
            </label>
            {option.aside ? <div className={css.aside}>{option.aside}</div> : null}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
