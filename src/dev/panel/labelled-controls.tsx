import { type ComponentProps, useId } from 'react';
import * as css from './panel.css.ts';

interface Labels {
  label: string;
  description?: string | undefined;
}

export function LabelledInput({ label, description, ...input }: Labels & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} {...describedBy(id, description)} id={id} className={css.input} />
      <Description id={id} text={description} />
    </p>
  );
}

export function LabelledSelect({
  label,
  description,
  ...select
}: Labels & ComponentProps<'select'>) {
  const id = useId();
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} {...describedBy(id, description)} id={id} className={css.input} />
      <Description id={id} text={description} />
    </p>
  );
}

function Description({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <span id={`${id}-description`} className={css.description}>
      {text}
    </span>
  );
}

function describedBy(id: string, description: string | undefined) {
  return description === undefined ? {} : { 'aria-describedby': `${id}-description` };
}
