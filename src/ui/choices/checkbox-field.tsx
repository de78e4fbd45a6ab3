import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './choice.css.ts';
import { FieldError } from '../fields/field.tsx';

export function CheckboxField(
  props: Omit<ComponentProps<'input'>, 'type'> & {
    label: ReactNode;
    error?: string | undefined;
  },
) {
  const { label, error, id, ...input } = props;
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div>
      <label className={css.line}>
        <input
          {...input}
          id={id ?? ownId}
          type="checkbox"
          className={css.checkMark}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={css.label}>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
