import { createRestore } from './local-storage.ts';
import { createPersistedStore } from './persisted-store.ts';

interface Store {
  getState: () => object;
  setState: (state: object) => void;
  persist: {
    getOptions: () => { name?: string; merge?: (stored: unknown, current: never) => object };
  };
}

interface Parked {
  userId: number | null;
  states: Readonly<Record<string, object>>;
}

const NO_PARKED_STATES: Parked = { userId: null, states: {} };

const nameOf = ({ persist }: Store) => persist.getOptions().name ?? '';

const restore = createRestore(NO_PARKED_STATES, {
  userId: (value) => value === null || Number.isSafeInteger(value),
  states: (value) => typeof value === 'object' && value !== null,
});

/**
 * Creates the store that saves the states of a customer whose session expired, until the next login
 * (STATE-02).
 */
export function createParkedStateStore() {
  const store = createPersistedStore<Parked>(NO_PARKED_STATES, { name: 'souk.parked', restore });
  const clearParked = () => {
    if (store.getState().userId !== null) store.setState(NO_PARKED_STATES);
  };
  return Object.assign(store, {
    clearParked,
    /** Another tab may already have parked the states of this customer. */
    parkStates: (userId: number, stores: readonly Store[]) => {
      if (store.getState().userId === userId) return;
      store.setState({
        userId,
        states: Object.fromEntries(stores.map((parked) => [nameOf(parked), parked.getState()])),
      });
    },
    /** Restores the states after the login of the same customer. Deletes those of another one. */
    restoreParked: (userId: number | undefined, stores: readonly Store[]) => {
      const { userId: ownerId, states } = store.getState();
      clearParked();
      if (ownerId === null || ownerId !== userId) return;
      for (const parked of stores) {
        const state = states[nameOf(parked)];
        const { merge } = parked.persist.getOptions();
        // `merge` validates the stored state, which may be anything.
        if (state && merge) parked.setState(merge(state, parked.getState() as never));
      }
    },
  });
}
