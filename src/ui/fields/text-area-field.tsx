import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Grows with its text if the browser can. The text direction is automatic (LANG-06). */
export function TextAreaField({ label, help, error, required, id, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <textarea
          rows={3}
          dir="auto"
          placeholder=""
          {...area}
          {...ariaProps}
          className={classNames(css.control, css.area)}
        />
      )}
    </Field>
  );
}
