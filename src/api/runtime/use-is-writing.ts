import { useSyncExternalStore } from 'react';
import { useApi } from '../api-provider.tsx';

/** Whether writes of a group (`x-serial`) are waiting or on their way: figures that follow from them are being updated. */
export function useIsWriting(group: string): boolean {
  const { serial } = useApi();
  return useSyncExternalStore(
    serial.subscribe,
    () => serial.pending(group) > 0,
    () => false,
  );
}
