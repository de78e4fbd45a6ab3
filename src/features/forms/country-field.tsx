import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useListCountries } from '../../api/generated/settings.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { RetryAlert } from '../errors/retry-alert.tsx';

/** Country combobox. The value is the country's name, as in the profile. */
export function CountryField(props: {
  value: string;
  required?: boolean | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
  onChange: (name: string) => void;
  onBlur?: (() => void) | undefined;
}) {
  const { value, required = true, error, autoFocus, onChange, onBlur } = props;
  const { t } = useLingui();
  const countries = useListCountries();
  const { data, error: failure } = countries;
  const options = useMemo(
    () =>
      (data?.countries ?? []).map(({ name, phone_code: code }) => ({
        id: name,
        label: name,
        detail: `+${code}`,
      })),
    [data],
  );
  return (
    <div className={stack[2]}>
      <Combobox
        label={t`Country`}
        name="country"
        autoComplete="country-name"
        required={required}
        options={options}
        placeholder={data || failure ? '' : t`Loading countries…`}
        emptyContent={data || failure ? undefined : t`Loading countries…`}
        value={value === '' ? null : value}
        error={error}
        autoFocus={autoFocus}
        onBlur={onBlur}
        onChange={(name) => onChange(name ?? '')}
      />
      {required && data?.countries.length === 0 ? (
        <Alert kind="warning">
          <Trans>
            There are no countries to choose from yet, so you can’t send this form. Contact us for
            help.
          </Trans>
        </Alert>
      ) : null}
      {failure && !data ? <RetryAlert query={countries} /> : null}
    </div>
  );
}

/** Returns dialling codes, and a lookup by country name. Empty until loaded. */
export function useDialCodes(): {
  codes: { country: string; code: string }[];
  codeOf: (country: string) => string;
} {
  const countries = useListCountries().data?.countries ?? [];
  return {
    codes: countries.map(({ name, phone_code: code }) => ({ country: name, code })),
    codeOf: (country) => countries.find(({ name }) => name === country)?.phone_code ?? '',
  };
}
