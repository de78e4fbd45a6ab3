import { lazyComponent } from '../../lib/react/lazy-module.tsx';

export const Guard = lazyComponent(() => import('./guard.tsx').then((module) => module.Guard));
