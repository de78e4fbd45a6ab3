import { useEffect, useEffectEvent } from 'react';
import type { Api } from '../../api/api.ts';
import { useGetCart } from '../../api/generated/cart.ts';
import { useApi } from '../../api/api-provider.tsx';
import { useServerToast } from '../errors/use-server-toast.ts';

/** What each app has told last, so that a cart that several parts show is told of once. */
const shownNotices = new WeakMap<Api, string | null>();

/** Tells what the server has to say with any cart that it sends: that it dropped lines, for one (CART-10). */
export function useCartNotices(): void {
  const api = useApi();
  const { data } = useGetCart();
  const info = data?.info;
  const showServerToast = useEffectEvent(useServerToast());
  useEffect(() => {
    if (info === undefined || shownNotices.get(api) === info) return;
    shownNotices.set(api, info);
    if (info !== null && info !== '') showServerToast({ kind: 'warning', message: info });
  }, [api, info]);
}
