import type { ComponentProps } from 'react';
import { toDigits } from '../../lib/text/to-digits.ts';
import { control } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

/**
 * A whole number that is typed. Kept as text while it is typed, so that nothing jumps; digits of other scripts count as digits.
 * `onChange` gets `null` while there is no number.
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
      {(wiring) => (
        <input
          {...input}
          {...wiring}
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
