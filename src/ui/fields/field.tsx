import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import * as css from './field.css.ts';
import { Icon } from '../content/icon.tsx';

export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

export interface FieldAriaProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export function Field(
  props: FieldTexts & {
    id?: string | undefined;
    children: (ariaProps: FieldAriaProps) => ReactNode;
  },
) {
  const { label, help, error, required = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean);
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}{' '}
        {required ? (
          <span aria-hidden className={css.required}>
            *
          </span>
        ) : (
          <span className={css.optional}>
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': described.join(' ') || undefined,
      })}
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error ? (
        <p id={id} className={css.error}>
          <Icon of={CircleAlert} size={16} className={css.errorMark} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
