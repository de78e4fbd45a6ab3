import { Suspense } from 'react';
import { Boundary } from '../../lib/react/error-boundary.tsx';
import { lazyPart } from '../../lib/react/lazy-module.tsx';
import * as css from './theme-switch.css.ts';

const ThemePicker = lazyPart(async () => (await import('./theme-picker.tsx')).ThemePicker);

/** Light, dark or the system's look; the server renders it, its code comes after the first paint. */
export function ThemeSwitch() {
  return (
    <span className={css.box}>
      <Boundary renderFailure={() => null}>
        <Suspense>
          <ThemePicker />
        </Suspense>
      </Boundary>
    </span>
  );
}
