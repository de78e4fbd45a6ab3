import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import * as css from './theme-switch.css.ts';

const ThemePicker = lazyComponent(() =>
  import('../shell/late-frame.ts').then((module) => module.ThemePicker),
);

/** Lazy but server-rendered. */
export function ThemeSwitch() {
  return (
    <span className={css.box}>
      <LazySection>
        <ThemePicker />
      </LazySection>
    </span>
  );
}
