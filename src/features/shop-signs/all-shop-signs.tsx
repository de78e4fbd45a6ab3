import { useLingui } from '@lingui/react';
import { useListShops } from '../../api/generated/shops.ts';
import { intlLocales } from '../../lib/i18n/intl-locales.ts';
import { ShopSigns } from './shop-signs.tsx';

const MIN_SHOPS = 12;
const MAX_SIGNS = 40;

/** Requests the shops, and shows an index by name if there are enough. Load lazily. */
export function AllShopSigns({ isPlain }: { isPlain: boolean }) {
  const { i18n } = useLingui();
  const { data } = useListShops({ page: 1, per_page: MAX_SIGNS });
  if (!data || data.total < MIN_SHOPS) return null;
  const { compare } = new Intl.Collator(intlLocales(i18n.locale));
  const shops = data.shops.toSorted((one, other) => compare(one.name, other.name));
  return <ShopSigns isPlain={isPlain} shops={shops} total={data.total} />;
}
