import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import PackageCheck from 'lucide-react/icons/package-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import { useGetCart } from '../../../api/generated/cart.ts';
import { useListOrders } from '../../../api/generated/orders.ts';
import { useWishlist } from '../../wishlist/use-wishlist.ts';
import * as css from './dashboard.css.ts';
import { StatTile } from './stat-tile.tsx';

/** How much is on its way, in the cart, liked and ordered, each leading there (DASH-03). */
export function StatTiles() {
  const { t } = useLingui();
  const orders = useListOrders({ page: 1, per_page: 1 });
  const cart = useGetCart();
  const favourites = useWishlist();
  const counts = orders.data?.status_wise_orders;
  const activeCount =
    counts &&
    counts.pending + counts.confirm + counts.processing + counts.pickup + counts.on_the_way;
  return (
    <ul className={css.tiles}>
      <StatTile
        href="/order-history"
        label={t`On Going Order`}
        icon={Truck}
        count={activeCount}
        source={orders}
      />
      <StatTile
        href="/cart"
        label={t`Products in Cart`}
        icon={ShoppingBag}
        count={cart.data?.total}
        source={cart}
      />
      <StatTile
        href="/wishlist"
        label={t`Products in Wishlist`}
        icon={Heart}
        count={favourites.products?.length}
        source={favourites}
      />
      <StatTile
        href="/order-history?status=all"
        label={t`Products Ordered`}
        icon={PackageCheck}
        count={counts?.all}
        source={orders}
      />
    </ul>
  );
}
