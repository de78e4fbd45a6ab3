import type { components } from '../../generated/schema.d.ts';
import { contentLocales } from '../../fixtures/localised-text.ts';
import type { BaseAttachment, BaseColour, BaseProduct } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { pictureOfLine } from '../inventory/main-picture.ts';
import { formatIsoDateTime } from '../../lib/datetime/backend-dates.ts';
import { licencesOf } from './licences.ts';
import type { Licence } from '../world/state/licence.ts';
import { markOf } from './order-marks.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import { contentLocale } from '../world/content-locale.ts';
import { ownFields } from '../world/release.ts';
import { digitalFacts } from '../products/digital-facts.ts';
import { serializeProductParts } from '../products/serialize-product-parts.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/**
 * Uses the current name and base price, but the options as ordered. Backend quirks: the price paid
 * appears only while the product has a discount, and `is_returned` is inverted.
 */
export function serializeOrderProduct(
  order: Order,
  line: OrderLine,
  product: BaseProduct,
  view: View,
): Schemas['OrderProduct'] {
  const { world, origin, locale } = view;
  const parts = serializeProductParts(world.base, product, contentLocale(locale));
  const mark = markOf(world, order.id, product.id);
  const [licence] = licencesOf(world, order.id, product.id);
  return {
    id: product.id,
    name: parts.name,
    brand: parts.brand,
    thumbnail: pictureUrl(origin, pictureOfLine(world, product, orderedColourId(line, view))),
    price: product.price,
    discount_price: product.discountPrice > 0 ? line.unitPrice : 0,
    order_qty: line.quantity,
    color: line.colour,
    size: line.size,
    unit: line.unit,
    rating: mark.rating,
    is_returned: !mark.isReturned,
    is_digital: line.isDigital,
    license: licence ? serializeLicence(licence) : null,
    license_download_link: licence ? licenceUrl(origin, licence) : null,
    attachments: product.attachments.map((file) => serializeAttachment(origin, file)),
    ...ownFields<Schemas['OrderProduct']>(world, () => digitalFacts(product, locale)),
  };
}

/** An order stores the name of the colour in the language of the purchase. */
function orderedColourId({ colour }: OrderLine, { world }: View): number | null {
  const isSame = ({ name }: BaseColour): boolean =>
    contentLocales.some((locale) => name[locale] === colour);
  return world.base.colours.find(isSame)?.id ?? null;
}

function serializeLicence(licence: Licence): Schemas['Licence'] {
  return {
    id: licence.id,
    product_id: licence.productId,
    user_id: licence.customerId,
    order_id: licence.orderId,
    product_license: licence.key,
    is_used: 1,
    status: 1,
    created_at: formatIsoDateTime(licence.assignedAt),
    updated_at: formatIsoDateTime(licence.assignedAt),
  };
}

function licenceUrl(origin: string, { key, orderId }: Licence): string {
  return `${origin}/api/download-product-license/${key}?order_id=${orderId}`;
}

function serializeAttachment(
  origin: string,
  { id, fileName, extension }: BaseAttachment,
): Schemas['OrderAttachment'] {
  return { id, url: `${origin}/media/downloads/${fileName}`, extension };
}
