import type { components } from '../../../api/generated/schema.d.ts';

type Media = components['schemas']['ProductMedia'];

export function firstPicture(media: readonly Media[]) {
  return media.find(({ type }) => type === 'image')?.thumbnail ?? undefined;
}

/** Returns the first picture of a colour. Undefined if none says that it shows the colour. */
export function pictureOfColour(media: readonly Media[], colourId: number | undefined) {
  return firstPicture(media.filter(({ color_id: id }) => id !== undefined && id === colourId));
}
