import type { Base } from '../../fixtures/base-data.ts';
import type { BaseFlashSale, FlashSaleLine } from '../../fixtures/promotions/promotion-types.ts';
import { SAMPLE_VIDEO } from '../../fixtures/products/sparse-content.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { withoutLists } from './empty.ts';
import type { Scenario } from './scenario.ts';

const SHOP_ID = 1;

/** For the products 1 to 4. */
const GALLERIES: readonly ((product: BaseProduct) => Partial<BaseProduct>)[] = [
  ({ pictures }) => ({ pictures: pictures.slice(0, 1) }),
  () => ({ pictures: [] }),
  () => ({ pictures: [], video: SAMPLE_VIDEO }),
  ({ pictures }) => ({ pictures: pictures.slice(0, 2) }),
];

/** One of everything that layouts expect several of. */
export const sparse: Scenario = {
  summary:
    'One shop, category, banner and flash sale product; no advertisements; four products with few or no images.',
  transformBase: toSparse,
  transformHistory: (past) => ({
    ...withoutLists(past),
    addresses: past.addresses.filter(({ isDefault }) => isDefault),
  }),
};

function toSparse(base: Base): Base {
  const products = base.products
    .filter(({ shopId, isDigital, stock }) => shopId === SHOP_ID && !isDigital && stock > 0)
    .slice(0, GALLERIES.length)
    .map((product, index) => ({ ...product, ...GALLERIES[index]?.(product), id: index + 1 }));
  const blogs = base.content.blogs.slice(0, 1);
  return {
    ...base,
    products,
    shops: base.shops
      .filter(({ id }) => id === SHOP_ID)
      .map((shop) => ({ ...shop, totalProducts: products.length, totalCategories: 1 })),
    categories: base.categories
      .filter(({ id }) => id === products[0]?.categoryId)
      .map((category) => ({
        ...category,
        subCategories: category.subCategories.filter(({ id }) => id === products[0]?.subCategoryId),
      })),
    banners: base.banners.slice(0, 1),
    ads: [],
    flashSales: base.flashSales.slice(0, 1).map((sale) => sellOnly(sale, products.slice(-1))),
    vouchers: [],
    content: {
      ...base.content,
      blogs,
      blogCategories: base.content.blogCategories.filter(({ id }) => id === blogs[0]?.categoryId),
    },
  };
}

function sellOnly(sale: BaseFlashSale, products: readonly BaseProduct[]): BaseFlashSale {
  const lines = products.flatMap(({ id, price }): FlashSaleLine[] =>
    sale.lines.slice(0, 1).map((line) => ({
      ...line,
      productId: id,
      price: Math.round(price * (100 - line.percentage)) / 100,
    })),
  );
  return { ...sale, lines };
}
