import { type ComponentProps, useId } from 'react';
import * as css from './panel.css.ts';

export function LabelledInput({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className={css.input} />
    </p>
  );
}

export function LabelledSelect({ label, ...select }: { label: string } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={css.input} />
    </p>
  );
}
