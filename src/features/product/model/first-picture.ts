import type { components } from '../../../api/generated/schema.d.ts';

/** The first picture's address, for popups and where a video has not begun. */
export function firstPicture(media: readonly components['schemas']['ProductMedia'][]) {
  return media.find(({ type }) => type === 'image')?.thumbnail ?? undefined;
}
