import { keptStores, rehydrateStores } from './kept-stores.ts';

/** Has this tab follow what another one keeps: a login, a logout, a selection (AUTH-19). Returns how to stop. */
export function followStorage(): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Without a key all of the storage was emptied.
    for (const { persist } of keptStores) {
      if (key === null || key === persist.getOptions().name) void persist.rehydrate();
    }
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    // A page that the browser had put to sleep has heard of nothing.
    if (persisted) rehydrateStores();
  };
  // What was kept while this was on its way.
  rehydrateStores();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wake);
  };
}
