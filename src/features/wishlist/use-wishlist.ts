import { useEffect, useRef } from 'react';
import { type listFavourites, useListFavourites } from '../../api/generated/wishlist.ts';
import type { DataOf, QueryResult } from '../../api/runtime/use-query.ts';
import { useIsWriting } from '../../api/runtime/use-is-writing.ts';
import { clearRemovedMarks, useMarks } from '../product/favourite-marks.ts';

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
  const marks = useMarks();
  const isWriting = useRef(false);
  const isWritingCart = useIsWriting('favourites');

  useEffect(() => {
    isWriting.current = isWritingCart;
  }, [isWritingCart]);
  useEffect(() => {
    // A new list is the server's word: another tab may have filled the heart again since.
    if (data && !isWriting.current) clearRemovedMarks(data.products.map(({ id }) => id));
  }, [data]);

  return { ...query, products: data?.products.filter(({ id }) => marks[id] !== false) };
}
