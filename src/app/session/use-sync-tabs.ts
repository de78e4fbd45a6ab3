import { useEffect } from 'react';
import { useApi } from '../../api/api-provider.tsx';
import { persistedStores, rehydrateStores } from './persisted-stores.ts';

/** Applies storage changes of other tabs (AUTH-19). */
export function useSyncTabs(): void {
  const { scope } = useApi();
  useEffect(() => {
    const stores = persistedStores(scope);
    const onStorage = ({ key }: StorageEvent) => {
      // Null: all storage was cleared.
      for (const { persist } of stores) {
        if (key === null || key === persist.getOptions().name) void persist.rehydrate();
      }
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Pages in the back/forward cache receive no events.
      if (persisted) rehydrateStores(scope);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [scope]);
}
