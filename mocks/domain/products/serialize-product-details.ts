import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { mainPicture, picturedColourId } from '../inventory/main-picture.ts';
import { flashOfferOf } from '../flash-sales/flash-sales.ts';
import { textIn } from '../world/content-locale.ts';
import { serializeFlashSale } from '../flash-sales/serialize-flash-sale.ts';
import { serializeProductCard } from './serialize-product-card.ts';
import { fieldsSince, ownFields } from '../world/release.ts';
import type { PersonalView } from '../world/view.ts';

type ProductDetails = components['schemas']['ProductDetails'];
type ProductMedia = components['schemas']['ProductMedia'];

/** Extends the card with a gallery instead of the thumbnail. */
export function serializeProductDetails(product: BaseProduct, view: PersonalView): ProductDetails {
  const { thumbnail: _, is_prepay: __, shop, ...card } = serializeProductCard(product, view);
  const offer = flashOfferOf(view.world, product);
  const shortDescription = textIn(product.shortDescription, view.locale);
  return {
    ...card,
    short_description: shortDescription,
    description: textIn(product.description, view.locale) || null,
    thumbnails: serializeGallery(product, view),
    flash_sale: offer ? serializeFlashSale(offer.sale, view, null) : null,
    meta_title: card.name,
    meta_description: shortDescription,
    meta_keywords: textIn(product.keywords, view.locale),
    // Backend bug: shops are never online on product pages.
    shop: { ...shop, last_online: false },
    ...fieldsSince<ProductDetails>(view.world, 'R4', () => ({ pre_order_details: [] })),
    ...ownFields<ProductDetails>(view.world, () => serializeProductCategory(product, view)),
  };
}

function serializeProductCategory(
  { categoryId }: BaseProduct,
  { world, locale }: PersonalView,
): Pick<ProductDetails, 'category'> {
  const category = world.base.categories.find(({ id }) => id === categoryId);
  return category ? { category: { id: category.id, name: textIn(category.name, locale) } } : {};
}

/**
 * Puts the video first. The ids are the backend's file ids, which are unique across products. A
 * placeholder replaces a missing main image.
 */
function serializeGallery(product: BaseProduct, { world, origin }: PersonalView): ProductMedia[] {
  const { video } = product;
  const pictures = product.pictures.map((picture, index): ProductMedia => {
    const id = product.id * 10 + index;
    return {
      id,
      thumbnail: pictureUrl(origin, picture),
      url: null,
      type: 'image',
      ...ownFields<ProductMedia>(world, () => {
        const colour = picturedColourId(product, picture);
        return colour === undefined ? {} : { color_id: colour };
      }),
    };
  });
  if (pictures.length === 0) {
    const thumbnail = pictureUrl(origin, mainPicture(product));
    pictures.push({ id: null, thumbnail, url: null, type: 'image' });
  }
  if (!video) return pictures;
  const id = product.id * 10 + product.pictures.length;
  return [{ id, thumbnail: null, url: video.html, type: video.site }, ...pictures];
}
