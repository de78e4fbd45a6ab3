import type { components } from '../../../api/generated/schema.d.ts';

export function firstPicture(media: readonly components['schemas']['ProductMedia'][]) {
  return media.find(({ type }) => type === 'image')?.thumbnail ?? undefined;
}
