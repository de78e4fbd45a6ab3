import { getBlog } from '../../../api/generated/content.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';

export { Screen } from './blog-screen.tsx';

/** Prefetched on hover and during SSR. */
export function queries({ slug = '' }: ScreenProps['params']) {
  return [getBlog.query({ slugOrId: slug })];
}
