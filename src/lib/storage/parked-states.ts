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

/** What a customer had typed and chosen when their session expired, until somebody logs in (STATE-02). */
export const parkedStates = createPersistedStore<Parked>(NOTHING, {
  name: 'souk.parked',
  restore: isRehydrating(NOTHING, {
    userId: (value) => value === null || Number.isSafeInteger(value),
    states: (value) => typeof value === 'object' && value !== null,
  }),
});

const nameOf = ({ persist }: Store) => persist.getOptions().name ?? '';

/** Sets the stores' states aside for this customer. Another tab may have done so already. */
export function parkStates(userId: number, stores: readonly Store[]): void {
  if (parkedStates.getState().userId === userId) return;
  parkedStates.setState({
    userId,
    states: Object.fromEntries(stores.map((store) => [nameOf(store), store.getState()])),
  });
}

/** Somebody has logged in: gives their own states back; another customer's are forgotten. */
export function restoreParked(userId: number | undefined, stores: readonly Store[]): void {
  const { userId: ownerId, states } = parkedStates.getState();
  forgetParked();
  if (ownerId === null || ownerId !== userId) return;
  for (const store of stores) {
    const state = states[nameOf(store)];
    const { merge } = store.persist.getOptions();
    // Storage may hold anything: the store takes what it could have written.
    if (state && merge) store.setState(merge(state, store.getState() as never));
  }
}

/** Forgets what is parked, as a logout does. */
export function forgetParked(): void {
  if (parkedStates.getState().userId !== null) parkedStates.setState(NOTHING);
}
