import type { components } from '../../generated/schema.d.ts';
import type { BaseBanner } from '../../fixtures/promotions/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { operatorText } from '../world/content-locale.ts';
import { ownFields } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Banner = components['schemas']['Banner'];

export function serializeBanner(banner: BaseBanner, view: View): Banner {
  const { id, title, picture } = banner;
  return {
    id,
    title: operatorText(title, view),
    thumbnail: pictureUrl(view.origin, picture, 1600),
    ...ownFields<Banner>(view.world, () => serializeOffer(banner, view)),
  };
}

function serializeOffer({ offer }: BaseBanner, view: View): Partial<Banner> {
  if (!offer) return {};
  const { url, eyebrow, subtitle, button } = offer;
  return {
    url,
    ...(eyebrow && { eyebrow: operatorText(eyebrow, view) }),
    ...(subtitle && { subtitle: operatorText(subtitle, view) }),
    ...(button && { button: operatorText(button, view) }),
  };
}
