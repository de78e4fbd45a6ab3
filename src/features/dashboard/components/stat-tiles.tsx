import { useLingui } from '@lingui/react/macro';
import { useGetCart } from '../../../api/generated/cart.ts';
import { useListOrders } from '../../../api/generated/orders.ts';
import { CART_PATH, ORDERS_PATH, WISHLIST_PATH } from '../../../lib/router/paths.ts';
import { LATEST_ORDERS } from '../../orders/latest-orders.ts';
import { useWishlist } from '../../wishlist/use-wishlist.ts';
import * as css from './dashboard.css.ts';
import { StatTile } from './stat-tile.tsx';

/** Shows counts of orders, cart and favourites (DASH-03). */
export function StatTiles() {
  const { t } = useLingui();
  const orders = useListOrders(LATEST_ORDERS);
  const cart = useGetCart();
  const favourites = useWishlist();
  const counts = orders.data?.status_wise_orders;
  const activeCount =
    counts &&
    counts.pending + counts.confirm + counts.processing + counts.pickup + counts.on_the_way;
  return (
    <ul className={css.tiles}>
      <StatTile href={ORDERS_PATH} label={t`Ongoing orders`} count={activeCount} source={orders} />
      <StatTile href={CART_PATH} label={t`Items in cart`} count={cart.data?.total} source={cart} />
      <StatTile
        href={WISHLIST_PATH}
        label={t`Items in wishlist`}
        count={favourites.products?.length}
        source={favourites}
      />
      <StatTile
        href={`${ORDERS_PATH}?status=all`}
        label={t`Orders placed`}
        count={counts?.all}
        source={orders}
      />
    </ul>
  );
}
