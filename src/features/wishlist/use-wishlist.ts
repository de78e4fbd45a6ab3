import { useEffect, useRef } from 'react';
import { type listFavourites, useListFavourites } from '../../api/generated/wishlist.ts';
import type { DataOf, QueryResult } from '../../api/runtime/use-query.ts';
import { useIsMutating } from '../../api/runtime/use-is-mutating.ts';
import { useSession } from '../../api/session.ts';
import { useFavouriteMarks, useMarks } from '../product/favourite-marks.ts';

interface Favourites extends Omit<QueryResult<'listFavourites', unknown>, 'data'> {
  /** Undefined while loading, and for guests. */
  products: DataOf<typeof listFavourites>['products'] | undefined;
}

/** Optimistic: hides products just removed and restores them if the server rejects it (WISH-01). */
export function useWishlist(): Favourites {
  const { data, ...query } = useListFavourites();
  const { error, isFetching } = query;
  const marks = useMarks();
  const { setMarks } = useFavouriteMarks();
  const token = useSession((session) => session.token);
  const isWriting = useIsMutating('favourites');
  const wasFetching = useRef(false);

  useEffect(() => {
    const hasJustLoaded = wasFetching.current && !isFetching && error === undefined;
    wasFetching.current = isFetching;
    // Also for an unchanged response, which may differ from the marks.
    if (data && hasJustLoaded && !isWriting)
      setMarks(
        token,
        data.products.map(({ id }) => id),
      );
  }, [data, error, isFetching, isWriting, setMarks, token]);

  return { ...query, products: data?.products.filter(({ id }) => marks[id] !== false) };
}
