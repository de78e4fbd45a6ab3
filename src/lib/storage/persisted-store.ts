import { createStore, type StoreApi } from 'zustand';
import { persist, type StorageValue } from 'zustand/middleware';
import { persistentStorage, readStorage } from './local-storage.ts';

/** `setState` is synchronous. */
type PersistedStore<Store, State> = Omit<Store, 'setState'> & Pick<StoreApi<State>, 'setState'>;

/**
 * Creates a store that is persisted in local storage (AUTH-19). It starts with `initial`, as on the
 * server, until `persist.rehydrate()`. Earlier writes show at once and are later applied to the
 * stored state, never replacing it (STATE-01).
 */
export function createPersistedStore<State extends object, Stored = State>(
  initial: State,
  options: {
    name: string;
    restore: (stored: unknown, current: State) => State;
    partialize?: (state: State) => Stored;
  },
) {
  const { name, restore, partialize } = options;
  const storage = persistentStorage<Stored>();
  /** Writes before rehydration, oldest first. */
  let queued: ((state: State) => State)[] = [];
  /** The last write, if it failed. It is newer than `stored`, the text in storage at that time. */
  let unwritten: { value: StorageValue<Stored>; stored: string | null } | undefined;

  const store = createStore<State>()(
    persist<State, [], [], Stored>(() => initial, {
      name,
      version: 1,
      skipHydration: true,
      ...(partialize ? { partialize } : {}),
      storage: {
        ...storage,
        getItem(key) {
          // Another tab may have written since.
          if (unwritten && unwritten.stored !== readStorage(key)) unwritten = undefined;
          return unwritten ? unwritten.value : storage.getItem(key);
        },
        setItem(key, value) {
          if (!store.persist.hasHydrated()) return;
          const isWritten = storage.setItem(key, value);
          unwritten = isWritten ? undefined : { value, stored: readStorage(key) };
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
    // Stores the queued writes, which `merge` has already applied.
    write({});
  });
  return store as PersistedStore<typeof store, State>;
}
