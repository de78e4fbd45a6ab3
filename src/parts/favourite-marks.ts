import { createStore, useStore } from 'zustand';
import { useSession } from '../api/session.ts';

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
export function setMark(token: string, productId: number, mark: boolean): void {
  store.setState((state) => ({
    token,
    marks: { ...(state.token === token ? state.marks : {}), [productId]: mark },
  }));
}

/** What this session made of a product's heart, else undefined: then the list's own mark holds. */
export function useMark(productId: number): boolean | undefined {
  const current = useSession(({ token }) => token);
  return useStore(store, ({ token, marks }) =>
    token !== null && token === current ? marks[productId] : undefined,
  );
}
