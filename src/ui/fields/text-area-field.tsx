import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {}

/**
 * At least `rows` high; grows with its text if the browser can. The text direction is automatic
 * (LANG-06).
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, required, id, rows = 3, ...area } = props;
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <textarea
          rows={rows}
          dir="auto"
          placeholder=""
          style={{ minBlockSize: `calc(${rows}lh + 2 * ${css.AREA_PADDING} + 2px)` }}
          {...area}
          {...ariaProps}
          className={classNames(css.control, css.area)}
        />
      )}
    </Field>
  );
}
