import type { components } from '../../generated/schema.d.ts';
import type { BaseFlashSale } from '../../fixtures/promotions/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { saleEnd, saleStart } from './flash-sales.ts';
import { formatPlainDateTime } from '../../lib/datetime/backend-dates.ts';
import { operatorText } from '../world/content-locale.ts';
import { fieldsSince } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** `products` is null except for the running sale on the home page. */
export function serializeFlashSale(
  sale: BaseFlashSale,
  view: View,
  products: Schemas['ProductCard'][] | null,
): Schemas['FlashSale'] {
  const { world, origin } = view;
  return {
    id: sale.id,
    name: operatorText(sale.name, view),
    thumbnail: pictureUrl(origin, sale.picture),
    start_date: formatPlainDateTime(saleStart(world, sale)),
    end_date: formatPlainDateTime(saleEnd(world, sale)),
    products,
    ...fieldsSince<Schemas['FlashSale']>(world, 'R4', () => ({ description: null })),
  };
}
