import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { mainPicture } from '../inventory/main-picture.ts';
import { currentPrice, displayedQuantity } from '../flash-sales/current-price.ts';
import { productRatings } from '../inventory/current-ratings.ts';
import { abbreviateCount, groupThousands } from '../../lib/backend-formats.ts';
import { findProduct, isForSale, shopOf, soldOf } from '../inventory/products.ts';
import { contentLocale } from '../world/content-locale.ts';
import { ownFields } from '../world/release.ts';
import { cardFieldsSinceR4, withColourImages } from './release-fields.ts';
import { digitalFacts } from './digital-facts.ts';
import { serializeProductParts } from './serialize-product-parts.ts';
import { serializeProductShop } from './serialize-product-shop.ts';
import type { PersonalView } from '../world/view.ts';

type ProductCard = components['schemas']['ProductCard'];

export function serializeProductCard(product: BaseProduct, view: PersonalView): ProductCard {
  const { world, customer, origin } = view;
  const parts = serializeProductParts(world.base, product, contentLocale(view.locale));
  const ratings = productRatings(world, product);
  const price = currentPrice(world, product);
  return {
    id: product.id,
    is_digital: product.isDigital,
    name: parts.name,
    thumbnail: pictureUrl(origin, mainPicture(product)),
    price: price.price,
    discount_price: price.discountPrice,
    discount_percentage: price.discountPercentage,
    rating: ratings.rating,
    total_reviews: abbreviateCount(ratings.totalReviews),
    total_sold: groupThousands(soldOf(world, product)),
    quantity: displayedQuantity(world, product),
    is_favorite: customer?.favourites.has(product.id) ?? false,
    sizes: parts.sizes,
    colors: withColourImages(parts.colours, product, view),
    unit: parts.unit,
    brand: parts.brand,
    shop: serializeProductShop(shopOf(world, product), view),
    ...cardFieldsSinceR4(product, price.discountPercentage, view),
    ...ownFields<ProductCard>(world, () => digitalFacts(product, view.locale)),
  };
}

/** Leaves out withdrawn products. */
export function serializeProductCards(ids: Iterable<number>, view: PersonalView): ProductCard[] {
  return [...ids].flatMap((id): ProductCard[] => {
    const product = findProduct(view.world, id);
    return product && isForSale(view.world, product) ? [serializeProductCard(product, view)] : [];
  });
}
