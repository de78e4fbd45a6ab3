import type { ComponentProps } from 'react';
import { toDigits } from '../../lib/text/to-digits.ts';
import { control } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

/**
 * The value remains text, so that nothing changes while typing. Accepts digits of other scripts.
 * `onChange` receives `null` for an empty field.
 */
export function NumberField(
  props: FieldTexts &
    Omit<ComponentProps<'input'>, 'required' | 'value' | 'onChange' | 'type'> & {
      value: string;
      onChange: (text: string, value: number | null) => void;
    },
) {
  const { label, help, error, required, id, value, onChange, ...input } = props;
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <input
          {...input}
          {...ariaProps}
          type="text"
          inputMode="numeric"
          dir="ltr"
          className={control}
          value={value}
          onChange={(event) => {
            const text = toDigits(event.target.value);
            onChange(text, text === '' ? null : Number(text));
          }}
        />
      )}
    </Field>
  );
}
