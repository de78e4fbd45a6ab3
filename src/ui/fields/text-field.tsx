import type { ComponentProps } from 'react';
import { control } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required'> {}

/**
 * Passes other props to the input. The text direction is automatic unless `dir` is set (LANG-06).
 */
export function TextField({ label, help, error, required, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <input
          type="text"
          dir={input.type === undefined ? 'auto' : undefined}
          placeholder=""
          {...input}
          {...ariaProps}
          className={control}
        />
      )}
    </Field>
  );
}
