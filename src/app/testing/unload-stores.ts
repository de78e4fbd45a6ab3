import { outboxStore } from '../../features/outbox/outbox-store.ts';
import { persistedStores } from '../session/persisted-stores.ts';

/** A persisted store of whatever state. Methods, since their parameters are compared both ways. */
interface PersistedStore {
  persist: {
    getOptions(): { storage?: object | undefined };
    setOptions(options: { storage?: object | undefined }): void;
    rehydrate(): unknown;
  };
}

const ignored = { setItem: () => undefined, removeItem: () => undefined };
const EMPTY = { ...ignored, getItem: () => null };
const PENDING = { ...ignored, getItem: () => new Promise<null>(() => undefined) };

/** Puts a store back to what it is while a page loads: at its first state, with nothing read from storage. */
export function unloadStore({ persist }: PersistedStore): void {
  const { storage } = persist.getOptions();
  const rehydrateFrom = (other: object) => {
    persist.setOptions({ storage: other });
    void persist.rehydrate();
  };
  rehydrateFrom(EMPTY);
  // The store waits for this one, until it is told to read the real one.
  rehydrateFrom(PENDING);
  persist.setOptions({ storage });
}

/** Puts every persisted store back to what it is while a page loads. */
export function unloadStores(): void {
  for (const store of [...persistedStores, outboxStore]) unloadStore(store);
}
