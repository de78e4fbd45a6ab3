import type { ComponentProps } from 'react';
import { alignWithParent } from '../layout/layout.css.ts';
import { classNames } from '../theme/class-names.ts';
import { control } from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required'> {}

/**
 * Passes other props to the input. The text direction is automatic unless `dir` is set (LANG-06).
 */
export function TextField({ label, help, error, required, id, ...input }: TextFieldProps) {
  const dir = input.dir ?? (input.type === undefined ? 'auto' : undefined);
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <input
          type="text"
          placeholder=""
          {...input}
          {...ariaProps}
          dir={dir}
          className={classNames(control, dir === 'auto' && alignWithParent)}
        />
      )}
    </Field>
  );
}
