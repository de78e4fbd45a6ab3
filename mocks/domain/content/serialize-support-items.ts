import type { components } from '../../generated/schema.d.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { textIn } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';

/** R4 sends the shop's promises with the home page and the blog. */
export function serializeSupportItems({
  world,
  locale,
  origin,
}: View): components['schemas']['SupportItem'][] {
  return world.base.content.supportItems.map(({ id, title, description }) => ({
    id,
    icon: pictureUrl(origin, 'souk-symbol', 200),
    title: textIn(title, locale),
    description: textIn(description, locale),
  }));
}
