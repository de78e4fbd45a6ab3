import type { BaseProduct } from '../../fixtures/types.ts';
import { activeFlashOfferOf, flashPiecesLeft } from './flash-sales.ts';
import { addSurcharge, regularPrice, optionSurcharge, type Price } from '../pricing/pricing.ts';
import { stockOf } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

const regularPrices = new WeakMap<BaseProduct, Price>();

/** Returns the current price without option surcharges. A running flash sale replaces the discount. */
export function currentPrice(world: World, product: BaseProduct): Price {
  const offer = activeFlashOfferOf(world, product);
  if (!offer) return cachedRegularPrice(product);
  return {
    price: product.price,
    discountPrice: offer.line.price,
    discountPercentage: offer.line.percentage,
  };
}

/** Includes the surcharges of the options. */
export function priceWithOptions(
  world: World,
  product: BaseProduct,
  chosen: { readonly sizeId: number | null; readonly colourId: number | null },
): Price {
  return addSurcharge(currentPrice(world, product), optionSurcharge(product, chosen));
}

/** Returns the payable price without option surcharges. Faster than `currentPrice` for complete catalogues. */
export function currentPayablePrice(world: World, product: BaseProduct): number {
  const offer = activeFlashOfferOf(world, product);
  if (offer) return offer.line.price;
  return product.discountPrice > 0 ? product.discountPrice : product.price;
}

/** Returns the units left at the flash sale price while it applies, else the stock. */
export function displayedQuantity(world: World, product: BaseProduct): number {
  const offer = activeFlashOfferOf(world, product);
  return offer ? flashPiecesLeft(world, offer) : stockOf(world, product);
}

function cachedRegularPrice(product: BaseProduct): Price {
  const cached = regularPrices.get(product);
  if (cached) return cached;
  const price = regularPrice(product);
  regularPrices.set(product, price);
  return price;
}
