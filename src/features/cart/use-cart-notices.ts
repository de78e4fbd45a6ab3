import { useEffect, useEffectEvent } from 'react';
import { useGetCart } from '../../api/generated/cart.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useServerToast } from '../errors/use-server-toast.ts';

/** Shows server notices such as removed lines (CART-10). */
export function useCartNotices(): void {
  const api = useApi();
  const { data } = useGetCart(undefined, { refetchOnMount: false });
  const info = data?.info;
  const showServerToast = useEffectEvent(useServerToast());
  useEffect(() => {
    // Several components may show the same cart.
    if (info === undefined || api.shownNotices.get('getCart') === info) return;
    api.shownNotices.set('getCart', info);
    if (info !== null && info !== '') showServerToast({ kind: 'warning', message: info });
  }, [api, info]);
}
