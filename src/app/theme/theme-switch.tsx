import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import * as css from './theme-switch.css.ts';

const ThemePicker = lazyComponent(async () => (await import('./theme-picker.tsx')).ThemePicker);

/** Light, dark or the system's look; the server renders it, its code comes after the first paint. */
export function ThemeSwitch() {
  return (
    <span className={css.box}>
      <LazySection>
        <ThemePicker />
      </LazySection>
    </span>
  );
}
