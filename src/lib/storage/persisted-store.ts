import { createStore, type StoreApi } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistentStorage } from './local-storage.ts';

/** A store that is kept in local storage. Writing to it is synchronous. */
type PersistedStore<Store, State> = Omit<Store, 'setState'> & Pick<StoreApi<State>, 'setState'>;

/**
 * Creates a store that is kept in local storage (AUTH-19). It starts with `initial`, as the server renders it, and is filled by
 * `persist.rehydrate()`. Writes made before that show at once and are stored on top of what was read, never in its place
 * (STATE-01).
 */
export function createPersistedStore<State extends object, Stored = State>(
  initial: State,
  options: {
    /** Key in local storage. */
    name: string;
    /** Makes the state from what was stored; fields that the store could not have written fall back. */
    restore: (stored: unknown, current: State) => State;
    /** The part to store; all of it if left out. */
    partialize?: (state: State) => Stored;
  },
) {
  const { name, restore, partialize } = options;
  const storage = persistentStorage<Stored>();
  /** Writes that no stored state lies under yet, oldest first. */
  let queued: ((state: State) => State)[] = [];

  const store = createStore<State>()(
    persist<State, [], [], Stored>(() => initial, {
      name,
      version: 1,
      skipHydration: true,
      ...(partialize ? { partialize } : {}),
      storage: {
        ...storage,
        setItem(key, value) {
          if (store.persist.hasHydrated()) storage.setItem(key, value);
        },
      },
      merge: (stored, current) =>
        queued.reduce((state, write) => write(state), restore(stored, current)),
    }),
  );

  const write = store.setState.bind(store);
  store.setState = (update: Partial<State> | ((state: State) => Partial<State>)) => {
    if (!store.persist.hasHydrated()) {
      queued.push((state) => ({
        ...state,
        ...(typeof update === 'function' ? update(state) : update),
      }));
    }
    write(update);
  };
  store.persist.onFinishHydration(() => {
    if (queued.length === 0) return;
    queued = [];
    // Stores the queued writes, which the state has already.
    write({});
  });
  return store as PersistedStore<typeof store, State>;
}
