import { createStore, useStore } from 'zustand';
import type { OptimisticChange } from '../../api/runtime/use-mutation.ts';
import type { ResponseBody } from '../../api/types.ts';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useSession } from '../../api/session.ts';

interface Marks {
  /** Whose marks they are; another session starts without any. */
  token: string | null;
  /** By product id; absent where the shopper has not touched the heart. */
  marks: Readonly<Record<number, boolean | undefined>>;
}

/**
 * Creates the record of what a session made of products' hearts, for every card that shows the product: the write reads no
 * other list again (contract, toggleFavourite).
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
    /** Keeps what the session of `token` made of a product's heart. */
    saveMark,
    /** What a press makes of a product's heart: the other mark than the one that shows, then the server's. */
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
export function useMarks(): Marks['marks'] {
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
