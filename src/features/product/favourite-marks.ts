import { createStore, useStore } from 'zustand';
import { useSession } from '../../api/session.ts';

interface Marks {
  /** Whose marks they are; another session starts without any. */
  token: string | null;
  /** By product id; absent where the shopper has not touched the heart. */
  marks: Readonly<Record<number, boolean>>;
}

const store = createStore<Marks>(() => ({ token: null, marks: {} }));

/**
 * Keeps what the session of `token` made of a product's heart, for every card that shows the
 * product: the write reads no other list anew (contract, toggleFavourite).
 */
export function saveMark(token: string, productId: number, mark: boolean): void {
  store.setState((state) => ({
    token,
    marks: { ...(state.token === token ? state.marks : {}), [productId]: mark },
  }));
}

/** Lets the server's list speak again for products whose heart this session has emptied. */
export function clearRemovedMarks(productIds: readonly number[]): void {
  store.setState((state) => {
    const stale = productIds.filter((id) => state.marks[id] === false);
    if (stale.length === 0) return state;
    const marks = { ...state.marks };
    for (const id of stale) delete marks[id];
    return { marks };
  });
}

/** What this session made of products' hearts, by product id; where there is nothing the list's own mark holds. */
export function useMarks(): Readonly<Record<number, boolean>> {
  const current = useSession(({ token }) => token);
  return useStore(store, ({ token, marks }) =>
    token !== null && token === current ? marks : NO_MARKS,
  );
}

const NO_MARKS = {};

/** What this session made of a product's heart, else undefined: then the list's own mark holds. */
export function useMark(productId: number): boolean | undefined {
  const current = useSession(({ token }) => token);
  return useStore(store, ({ token, marks }) =>
    token !== null && token === current ? marks[productId] : undefined,
  );
}
