import type { components } from '../../../src/api/generated/schema.d.ts';
import type { BaseFlashSale } from '../../fixtures/promotion-types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { endOf, startOf } from '../../worlds/flash-sales.ts';
import { plainMoment } from '../../worlds/formats.ts';
import { textIn } from '../../worlds/text.ts';
import type { View } from './view.ts';

type Schemas = components['schemas'];

/** A flash sale. Only the running one on the home page names products; everywhere else they are null. */
export function flashSale(
  sale: BaseFlashSale,
  { world, locale, origin }: View,
  products: Schemas['ProductCard'][] | null,
): Schemas['FlashSale'] {
  return {
    id: sale.id,
    name: textIn(sale.name, locale),
    thumbnail: pictureUrl(origin, sale.picture),
    start_date: plainMoment(startOf(world, sale)),
    end_date: plainMoment(endOf(world, sale)),
    products,
  };
}
