import { listBlogs } from '../../../api/generated/content.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { blogsInput } from '../model/blogs-input.ts';

export { Screen } from './blogs-screen.tsx';

/** Prefetched on hover and during SSR. */
export function queries(_: ScreenProps['params'], search: URLSearchParams) {
  return [listBlogs.query(blogsInput(search))];
}
