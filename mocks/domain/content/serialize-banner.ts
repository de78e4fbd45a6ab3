import type { components } from '../../generated/schema.d.ts';
import type { BaseBanner } from '../../fixtures/promotions/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';

export function serializeBanner(
  { id, title, picture }: BaseBanner,
  { locale, origin }: View,
): components['schemas']['Banner'] {
  return { id, title: textIn(title, locale), thumbnail: pictureUrl(origin, picture, 1600) };
}
