import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../fields/field.tsx';
import { Select } from './select.tsx';

export function SelectField(props: FieldTexts & Omit<ComponentProps<typeof Select>, 'required'>) {
  const { label, help, error, required, id, ...select } = props;
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => <Select {...select} {...ariaProps} />}
    </Field>
  );
}
