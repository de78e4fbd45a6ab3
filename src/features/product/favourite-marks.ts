import { createStore, useStore } from 'zustand';
import type { OptimisticChange } from '../../api/runtime/use-mutation.ts';
import type { ResponseBody } from '../../api/types.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useSession } from '../../api/session.ts';

interface Marks {
  token: string | null;
  /** Products that the shopper toggled, and those of the loaded wishlist. */
  marks: Readonly<Record<number, boolean | undefined>>;
}

/**
 * Creates the store of this session's wishlist toggles, because a toggle does not refetch other
 * lists (contract, toggleFavourite).
 */
export function createFavouriteMarks() {
  const store = createStore<Marks>(() => ({ token: null, marks: {} }));
  const marksOf = (token: string | null) => {
    const state = store.getState();
    return state.token === token ? state.marks : {};
  };
  const saveMark = (token: string | null, productId: number, mark: boolean | undefined) =>
    store.setState({ token, marks: { ...marksOf(token), [productId]: mark } });
  return Object.assign(store, {
    saveMark,
    /** Inverts the visible mark, then uses the server's value. */
    toggleMark: (
      token: string | null,
      product: { id: number; is_favorite: boolean },
    ): OptimisticChange<ResponseBody<'toggleFavourite'>> => ({
      key: ['mark', token, product.id],
      change: (mark) => !(mark ?? product.is_favorite),
      commit: ({ data }) => data.product.is_favorite,
      store: {
        read: () => marksOf(token)[product.id],
        show: (mark) => saveMark(token, product.id, mark as boolean | undefined),
      },
    }),
    /**
     * Sets the marks by a loaded wishlist: another tab may have toggled a product, and a page that
     * was read ahead has the data of a guest.
     */
    setMarks: (token: string | null, listedIds: readonly number[]) => {
      const unlisted = Object.keys(marksOf(token)).map((id) => [id, false]);
      const listed = listedIds.map((id) => [id, true]);
      store.setState({
        token,
        marks: Object.fromEntries([...unlisted, ...listed]) as Marks['marks'],
      });
    },
  });
}

export function useFavouriteMarks() {
  return useAppPart(createFavouriteMarks);
}

/** Returns this session's marks by product id. They override `is_favorite`. */
export function useMarks(): Marks['marks'] {
  const current = useSession(({ token }) => token);
  return useStore(useFavouriteMarks(), ({ token, marks }) =>
    token !== null && token === current ? marks : NO_MARKS,
  );
}

const NO_MARKS = {};

/** If undefined, `is_favorite` applies. */
export function useMark(productId: number): boolean | undefined {
  const current = useSession(({ token }) => token);
  return useStore(useFavouriteMarks(), ({ token, marks }) =>
    token !== null && token === current ? marks[productId] : undefined,
  );
}
