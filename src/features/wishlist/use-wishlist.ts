import { useEffect, useRef } from 'react';
import { type listFavourites, useListFavourites } from '../../api/generated/wishlist.ts';
import type { DataOf, QueryResult } from '../../api/runtime/use-query.ts';
import { useIsWriting } from '../../api/runtime/use-is-writing.ts';
import { useFavouriteMarks, useMarks } from '../product/favourite-marks.ts';

interface Favourites extends Omit<QueryResult<'listFavourites', never>, 'data'> {
  /** Undefined until the list has come, and for guests. */
  products: DataOf<typeof listFavourites>['products'] | undefined;
}

/**
 * The customer's favourites without those whose heart has just been emptied: list and counts follow the
 * shopper at once, and take a product back when the server refuses (WISH-01).
 */
export function useWishlist(): Favourites {
  const { data, ...query } = useListFavourites();
  const { error, isFetching } = query;
  const marks = useMarks();
  const { clearRemovedMarks } = useFavouriteMarks();
  const isWriting = useIsWriting('favourites');
  const wasFetching = useRef(false);

  useEffect(() => {
    const hasCome = wasFetching.current && !isFetching && error === undefined;
    wasFetching.current = isFetching;
    // The server's word counts even where it equals the last one: another tab may have filled the heart again.
    if (data && hasCome && !isWriting) clearRemovedMarks(data.products.map(({ id }) => id));
  }, [clearRemovedMarks, data, error, isFetching, isWriting]);

  return { ...query, products: data?.products.filter(({ id }) => marks[id] !== false) };
}
