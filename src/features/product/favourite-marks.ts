import { createStore, useStore } from 'zustand';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useSession } from '../../api/session.ts';

interface Marks {
  /** Whose marks they are; another session starts without any. */
  token: string | null;
  /** By product id; absent where the shopper has not touched the heart. */
  marks: Readonly<Record<number, boolean>>;
}

/**
 * Creates the record of what a session made of products' hearts, for every card that shows the product: the write reads no
 * other list again (contract, toggleFavourite).
 */
export function createFavouriteMarks() {
  const store = createStore<Marks>(() => ({ token: null, marks: {} }));
  return Object.assign(store, {
    /** Keeps what the session of `token` made of a product's heart. */
    saveMark: (token: string, productId: number, mark: boolean) =>
      store.setState((state) => ({
        token,
        marks: { ...(state.token === token ? state.marks : {}), [productId]: mark },
      })),
    /** Lets the server's list decide again about products whose heart this session has emptied. */
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

/** Returns what changes the marks. */
export function useFavouriteMarks() {
  return useAppPart(createFavouriteMarks);
}

/** What this session made of products' hearts, by product id; where there is nothing the list's own mark holds. */
export function useMarks(): Readonly<Record<number, boolean>> {
  const current = useSession(({ token }) => token);
  return useStore(useFavouriteMarks(), ({ token, marks }) =>
    token !== null && token === current ? marks : NO_MARKS,
  );
}

const NO_MARKS = {};

/** What this session made of a product's heart, else undefined: then the list's own mark holds. */
export function useMark(productId: number): boolean | undefined {
  const current = useSession(({ token }) => token);
  return useStore(useFavouriteMarks(), ({ token, marks }) =>
    token !== null && token === current ? marks[productId] : undefined,
  );
}
