import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useSession } from '../../api/session.ts';

interface Marks {
  token: string | null;
  /** Only products that the shopper toggled. */
  marks: Readonly<Record<number, boolean>>;
}

/**
 * Creates the store of this session's wishlist toggles, because a toggle does not refetch other
 * lists (contract, toggleFavourite).
 */
export function createFavouriteMarks() {
  const store = createStore<Marks>(() => ({ token: null, marks: {} }));
  return Object.assign(store, {
    saveMark: (token: string, productId: number, mark: boolean) =>
      store.setState((state) => ({
        token,
        marks: { ...(state.token === token ? state.marks : {}), [productId]: mark },
      })),
    /** Lets the server's list decide again. */
    clearRemovedMarks: (productIds: readonly number[]) =>
      store.setState((state) => {
        const stale = productIds.filter((id) => state.marks[id] === false);
        if (stale.length === 0) return state;
        const marks = { ...state.marks };
        for (const id of stale) delete marks[id];
        return { marks };
      }),
  });
}

export function useFavouriteMarks() {
  return useAppPart(createFavouriteMarks);
}

/** Returns this session's marks by product id. They override `is_favorite`. */
export function useMarks(): Readonly<Record<number, boolean>> {
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
