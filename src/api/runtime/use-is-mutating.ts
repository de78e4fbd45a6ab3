import { useSyncExternalStore } from 'react';
import { useApi } from '../api-provider.tsx';

/** Whether mutations of a group (`x-serial`) are pending. */
export function useIsMutating(group: string): boolean {
  const { serial } = useApi();
  return useSyncExternalStore(
    serial.subscribe,
    () => serial.pending(group) > 0,
    () => false,
  );
}
