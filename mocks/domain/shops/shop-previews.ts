import type { BaseShop } from '../../fixtures/base-data.ts';
import type { BaseProduct, PictureName } from '../../fixtures/types.ts';
import { goodsOf } from '../../media/goods-of.ts';
import { rankedProducts } from '../products/ranked-products.ts';
import type { World } from '../world/world.ts';

const MAX_PREVIEWS = 3;

type PreviewsByShop = ReadonlyMap<number, readonly PictureName[]>;

const previewsOf = new WeakMap<readonly BaseProduct[], PreviewsByShop>();

/** Returns cut-outs of a shop's best sellers, each of another thing. */
export function shopPreviews(world: World, shop: BaseShop): readonly PictureName[] {
  const ranked = rankedProducts(world, 'top_selling');
  const previews = previewsOf.get(ranked) ?? collectPreviews(ranked);
  previewsOf.set(ranked, previews);
  return previews.get(shop.id) ?? [];
}

function collectPreviews(ranked: readonly BaseProduct[]): PreviewsByShop {
  const byShop = new Map<number, Map<string, PictureName>>();
  for (const { shopId, kind, isDigital, pictures } of ranked) {
    const ofShop = byShop.get(shopId) ?? new Map<string, PictureName>();
    const goods = goodsOf(pictures[0] ?? '');
    if (isDigital || goods === null || ofShop.has(kind) || ofShop.size === MAX_PREVIEWS) continue;
    byShop.set(shopId, ofShop.set(kind, goods));
  }
  return new Map([...byShop].map(([shopId, ofShop]) => [shopId, [...ofShop.values()]]));
}
