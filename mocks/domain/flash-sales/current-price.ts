import type { BaseProduct } from '../../fixtures/types.ts';
import { activeFlashOfferOf, flashPiecesLeft } from './flash-sales.ts';
import { addToPrice, everydayPrice, optionAddition, type Price } from '../pricing/pricing.ts';
import { stockOf } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

const everydayPrices = new WeakMap<BaseProduct, Price>();

/** A product's price now, without additions: the flash price where one counts, with the sale's own percentage. */
export function currentPrice(world: World, product: BaseProduct): Price {
  const offer = activeFlashOfferOf(world, product);
  if (!offer) return cachedEverydayPrice(product);
  return {
    price: product.price,
    discountPrice: offer.line.price,
    discountPercentage: offer.line.percentage,
  };
}

/** What one piece in the chosen size and colour costs now. */
export function chosenPrice(
  world: World,
  product: BaseProduct,
  chosen: { readonly sizeId: number | null; readonly colourId: number | null },
): Price {
  return addToPrice(currentPrice(world, product), optionAddition(product, chosen));
}

/** What one piece costs now, without additions. Cheaper than `currentPrice` for going through whole catalogues. */
export function effectivePrice(world: World, product: BaseProduct): number {
  const offer = activeFlashOfferOf(world, product);
  if (offer) return offer.line.price;
  return product.discountPrice > 0 ? product.discountPrice : product.price;
}

/** Pieces to be had as cards show them: those of the flash sale while its price counts, else the stock. */
export function shownQuantity(world: World, product: BaseProduct): number {
  const offer = activeFlashOfferOf(world, product);
  return offer ? flashPiecesLeft(world, offer) : stockOf(world, product);
}

function cachedEverydayPrice(product: BaseProduct): Price {
  const known = everydayPrices.get(product);
  if (known) return known;
  const price = everydayPrice(product);
  everydayPrices.set(product, price);
  return price;
}
