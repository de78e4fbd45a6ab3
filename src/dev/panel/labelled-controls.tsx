import { type ComponentProps, useId } from 'react';
import * as css from './panel.css.ts';

/** A native input under its label. */
export function LabelledInput({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className={css.input} />
    </p>
  );
}

/** A native select under its label. */
export function LabelledSelect({ label, ...select }: { label: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={css.input} />
    </p>
  );
}
