import { useListShops } from '../../api/generated/shops.ts';
import { ShopSigns } from './shop-signs.tsx';

const MIN_SHOPS = 12;
const MAX_SIGNS = 40;

/** Requests the shops, and shows their signs if there are enough for a row. Load lazily. */
export function AllShopSigns() {
  const { data } = useListShops({ page: 1, per_page: MAX_SIGNS });
  if (!data || data.total < MIN_SHOPS) return null;
  return <ShopSigns shops={data.shops} total={data.total} />;
}
