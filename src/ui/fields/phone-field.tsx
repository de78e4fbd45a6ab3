import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import * as field from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from '../content/icon.tsx';
import { toDigits } from '../../lib/text/to-digits.ts';
import * as css from './phone-field.css.ts';

export interface DialCode {
  country: string;
  /** Digits without a plus. */
  code: string;
}

/**
 * A phone number with a country code. Both are left-to-right in every language. Accepts digits of
 * other scripts.
 */
export function PhoneField(
  props: FieldTexts &
    Omit<ComponentProps<'input'>, 'required' | 'value' | 'onChange' | 'type'> & {
      codes: readonly DialCode[];
      code: string;
      onCodeChange: (code: string) => void;
      value: string;
      onChange: (digits: string) => void;
    },
) {
  const { label, help, error, required, id, codes, code, onCodeChange, value, onChange, ...input } =
    props;
  const { t } = useLingui();
  return (
    <Field label={label} help={help} error={error} required={required} id={id}>
      {(ariaProps) => (
        <div className={css.row} dir="ltr">
          <span className={css.code}>
            <span aria-hidden>{`+${code}`}</span>
            <Icon of={ChevronDown} size={18} className={css.chevron} />
            <select
              className={css.list}
              aria-label={t`Country code`}
              autoComplete="tel-country-code"
              disabled={input.disabled}
              value={code}
              onChange={(event) => onCodeChange(event.target.value)}
            >
              {code === '' ? <option value="">+</option> : null}
              {codes.map((one) => (
                <option key={`${one.country} ${one.code}`} value={one.code}>
                  {`+${one.code} ${one.country}`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...input}
            {...ariaProps}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className={field.control}
            value={value}
            onChange={(event) => {
              onChange(toDigits(event.target.value));
            }}
          />
        </div>
      )}
    </Field>
  );
}
