import { getLegalPage } from '../../../api/generated/content.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';

export { Screen } from './legal-page-screen.tsx';

/** Asked on hover and by the server. */
export function queries({ slug = '' }: ScreenProps['params']) {
  return [getLegalPage.query({ slug })];
}
