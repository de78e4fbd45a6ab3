import { useEffect } from 'react';
import type { Api } from '../../api/api.ts';
import { useGetCart } from '../../api/generated/cart.ts';
import { useApi } from '../../api/api-provider.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

/** What each app has told last, so that a cart that several parts show is told of once. */
const shownNotices = new WeakMap<Api, string | null>();

/** Tells what the server has to say with any cart that it sends: that it dropped lines, for one (CART-10). */
export function useCartNotices(): void {
  const api = useApi();
  const { data } = useGetCart();
  const info = data?.info;
  useEffect(() => {
    if (info === undefined || shownNotices.get(api) === info) return;
    shownNotices.set(api, info);
    if (info !== null && info !== '') showToast({ kind: 'warning', message: info });
  }, [api, info]);
}
