import type { components } from '../../generated/schema.d.ts';
import type { BaseBanner } from '../../fixtures/promotions/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { operatorText } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';

export function serializeBanner(
  { id, title, picture }: BaseBanner,
  view: View,
): components['schemas']['Banner'] {
  return {
    id,
    title: operatorText(title, view),
    thumbnail: pictureUrl(view.origin, picture, 1600),
  };
}
