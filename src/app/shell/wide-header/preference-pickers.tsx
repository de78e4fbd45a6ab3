import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../../api/api-provider.tsx';
import { logFailure } from '../../../lib/log.ts';
import { usePreferencesStore } from '../../../features/settings/preferences-store.ts';
import { useCurrency } from '../../../features/settings/use-currency.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { changeLocale } from '../../i18n/change-locale.ts';
import { ThemePicker } from '../../theme/theme-picker.tsx';

/** Currency, language and theme: in the top bar, and in the menu of phones (SHELL-01). */
export function PreferencePickers() {
  const preferences = usePreferencesStore();
  const { t, i18n } = useLingui();
  const api = useApi();
  const { settings } = useSettings();
  const currency = useCurrency();
  return (
    <>
      {settings.currencies.length > 1 ? (
        <Select
          variant="compact"
          aria-label={t`Currency`}
          value={currency.name}
          options={settings.currencies.map(({ name, symbol }) => ({
            value: name,
            label: name === symbol ? name : `${name} ${symbol}`,
          }))}
          onChange={(event) => preferences.setState({ currency: event.target.value })}
        />
      ) : null}
      {settings.languages.length > 1 ? (
        <Select
          variant="compact"
          aria-label={t`Language`}
          value={i18n.locale}
          options={localeOptions(settings.languages, i18n.locale)}
          onChange={(event) => {
            changeLocale(api, event.target.value).catch((error: unknown) =>
              logFailure('Failed to change the language.', error),
            );
          }}
        />
      ) : null}
      <ThemePicker />
    </>
  );
}

/** Adds the current language if the shop dropped it (LANG-07). */
function localeOptions(languages: readonly { name: string; title: string }[], locale: string) {
  const options = languages.map(({ name, title }) => ({ value: name, label: title }));
  return options.some(({ value }) => value === locale)
    ? options
    : [{ value: locale, label: locale }, ...options];
}
