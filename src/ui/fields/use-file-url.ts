import { useCallback, useSyncExternalStore } from 'react';

const objectUrls = new Map<File, { url: string; users: number }>();

function getOrCreateUrl(file: File): { url: string; users: number } {
  const entry = objectUrls.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  objectUrls.set(file, entry);
  return entry;
}

/** Returns an object URL for previewing a file. Revokes it when the last component unmounts. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const subscribe = useCallback(() => {
    if (!file) return () => undefined;
    getOrCreateUrl(file).users += 1;
    return () => {
      const entry = getOrCreateUrl(file);
      entry.users -= 1;
      if (entry.users > 0) return;
      objectUrls.delete(file);
      URL.revokeObjectURL(entry.url);
    };
  }, [file]);
  return useSyncExternalStore(
    subscribe,
    () => (file ? getOrCreateUrl(file).url : undefined),
    () => undefined,
  );
}
