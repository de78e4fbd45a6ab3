import { isRehydrating } from './local-storage.ts';
import { createPersistedStore } from './persisted-store.ts';

/** A persisted store as this module sees it. */
interface Store {
  getState: () => object;
  setState: (state: object) => void;
  persist: {
    getOptions: () => { name?: string; merge?: (stored: unknown, current: never) => object };
  };
}

interface Parked {
  /** Whose states these are; null for nobody's. */
  userId: number | null;
  /** States by their store's name. */
  states: Readonly<Record<string, object>>;
}

const NOTHING: Parked = { userId: null, states: {} };

const nameOf = ({ persist }: Store) => persist.getOptions().name ?? '';

const restore = isRehydrating(NOTHING, {
  userId: (value) => value === null || Number.isSafeInteger(value),
  states: (value) => typeof value === 'object' && value !== null,
});

/** Creates the store of what a customer had typed and chosen when their session expired, until somebody logs in (STATE-02). */
export function createParkedStates() {
  const store = createPersistedStore<Parked>(NOTHING, { name: 'souk.parked', restore });
  /** Forgets what is parked, as a logout does. */
  const forgetParked = () => {
    if (store.getState().userId !== null) store.setState(NOTHING);
  };
  return Object.assign(store, {
    forgetParked,
    /** Sets the stores' states aside for this customer. Another tab may have done so already. */
    parkStates: (userId: number, stores: readonly Store[]) => {
      if (store.getState().userId === userId) return;
      store.setState({
        userId,
        states: Object.fromEntries(stores.map((parked) => [nameOf(parked), parked.getState()])),
      });
    },
    /** Somebody has logged in: gives their own states back; another customer's are forgotten. */
    restoreParked: (userId: number | undefined, stores: readonly Store[]) => {
      const { userId: ownerId, states } = store.getState();
      forgetParked();
      if (ownerId === null || ownerId !== userId) return;
      for (const parked of stores) {
        const state = states[nameOf(parked)];
        const { merge } = parked.persist.getOptions();
        // Storage may hold anything: the store takes what it could have written.
        if (state && merge) parked.setState(merge(state, parked.getState() as never));
      }
    },
  });
}
