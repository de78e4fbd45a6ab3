import { getLegalPage } from '../../../api/generated/content.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';

export { Screen } from './legal-page-screen.tsx';

/** Prefetched on hover and during SSR. */
export function queries({ slug = '' }: ScreenProps['params']) {
  return [getLegalPage.query({ slug })];
}
