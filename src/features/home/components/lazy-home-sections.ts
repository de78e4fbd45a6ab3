import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { whenControlsNeeded } from '../../product/when-controls-needed.ts';

const CONTROLS = 'main :is(article, [role="timer"])';

export const HomeSections = lazyComponent(async () => {
  await whenControlsNeeded(CONTROLS);
  return import('./home-sections.tsx').then((module) => module.HomeSections);
});
