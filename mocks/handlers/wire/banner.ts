import type { components } from '../../../src/api/generated/schema.d.ts';
import type { BaseBanner } from '../../fixtures/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../../worlds/text.ts';
import type { View } from './view.ts';

/** A wide picture of the home page, or an advertisement. */
export function banner(
  { id, title, picture }: BaseBanner,
  { locale, origin }: View,
): components['schemas']['Banner'] {
  return { id, title: textIn(title, locale), thumbnail: pictureUrl(origin, picture, 1600) };
}
