import type { DemoHistory } from '../../domain/seed/demo-history.ts';
import type { Base } from '../../fixtures/base-data.ts';
import { aggregateRatings } from '../../fixtures/ratings.ts';
import { orderPrefixOf } from '../../fixtures/shops/shops.ts';
import type { Scenario } from './scenario.ts';

const SHOP_ID = 1;

/** One shop sells all products under the site's name, so a purchase is one order. */
export const singleVendor: Scenario = {
  summary: 'The entire site is a single shop.',
  settings: () => ({ multi_vendor: false }),
  transformBase: withOneShop,
  transformHistory: moveOrdersToOneShop,
};

function withOneShop(base: Base): Base {
  const name = base.settings.appName;
  const products = base.products.map((product) => ({ ...product, shopId: SHOP_ID }));
  const shops = base.shops.slice(0, 1).map((shop) => ({
    ...shop,
    name,
    orderPrefix: orderPrefixOf(name),
    totalProducts: products.length,
    totalCategories: new Set(products.map(({ categoryId }) => categoryId)).size,
    ...aggregateRatings(
      products.map(({ ratingCounts }) => ratingCounts),
      5,
    ),
  }));
  // A voucher's id is its position in the list plus 1.
  const vouchers = base.vouchers
    .filter(({ shopId }) => shopId === null || shopId === SHOP_ID)
    .map((voucher, index) => ({
      ...voucher,
      id: index + 1,
      linkedShopIds: voucher.linkedShopIds.filter((id) => id === SHOP_ID),
    }));
  return { ...base, products, shops, vouchers };
}

/** Drops vouchers, whose ids have changed, and chats, since the shop is the site itself. */
function moveOrdersToOneShop(past: DemoHistory): DemoHistory {
  const orders = past.orders.map((placed) => {
    const { voucherId: _, ...order } = placed;
    return { ...order, shopId: SHOP_ID };
  });
  return { ...past, orders, voucherIds: [], chats: [] };
}
