import { useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { usePreferences, usePreferencesStore } from '../../features/settings/preferences-store.ts';
import { isThemeChoice } from '../../lib/theme-choice.ts';
import { Icon } from '../../ui/content/icon.tsx';
import * as css from './theme-picker.css.ts';

const GLYPHS = { light: Sun, dark: Moon, system: SunMoon };

/** A native select over a glyph. */
export function ThemePicker() {
  const preferences = usePreferencesStore();
  const { t } = useLingui();
  const chosen = usePreferences(({ theme }) => theme);
  const shown = isThemeChoice(chosen) ? chosen : 'system';
  return (
    <span className={css.box}>
      <Icon of={GLYPHS[shown]} />
      <select
        className={css.select}
        aria-label={t`Appearance`}
        title={t`Appearance`}
        value={shown}
        onChange={({ target }) =>
          preferences.setState({ theme: isThemeChoice(target.value) ? target.value : null })
        }
      >
        <option value="system">{t`System`}</option>
        <option value="light">{t`Light`}</option>
        <option value="dark">{t`Dark`}</option>
      </select>
    </span>
  );
}
