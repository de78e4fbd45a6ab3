import { useCallback, useSyncExternalStore } from 'react';

const open = new Map<File, { url: string; users: number }>();

function openUrl(file: File): { url: string; users: number } {
  const entry = open.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  open.set(file, entry);
  return entry;
}

/** Returns an object URL for previewing a file. Revoked when its last user unmounts. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const subscribe = useCallback(() => {
    if (!file) return () => undefined;
    openUrl(file).users += 1;
    return () => {
      const entry = openUrl(file);
      entry.users -= 1;
      if (entry.users > 0) return;
      open.delete(file);
      URL.revokeObjectURL(entry.url);
    };
  }, [file]);
  return useSyncExternalStore(
    subscribe,
    () => (file ? openUrl(file).url : undefined),
    () => undefined,
  );
}
