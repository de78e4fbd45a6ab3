import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './field.css.ts';
import { Field } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  },
) {
  const { label, help, error, required, id, ...input } = props;
  const { t } = useLingui();
  const [isVisible, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <div className={css.box}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...ariaProps}
            type={isVisible ? 'text' : 'password'}
            className={classNames(css.control, css.withButton)}
          />
          <IconButton
            className={css.inBox}
            label={isVisible ? t`Hide password` : t`Show password`}
            icon={isVisible ? EyeOff : Eye}
            aria-controls={ariaProps.id}
            onClick={() => setShown(!isVisible)}
          />
        </div>
      )}
    </Field>
  );
}
