import { useCallback, useSyncExternalStore } from 'react';

const open = new Map<File, { url: string; users: number }>();

function openOf(file: File): { url: string; users: number } {
  const known = open.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  open.set(file, known);
  return known;
}

/** An address in this page for a file that was chosen, to look at it before it is sent; ends with the last who shows it. */
export function useFileUrl(file: File | undefined): string | undefined {
  const subscribe = useCallback(() => {
    if (!file) return () => undefined;
    openOf(file).users += 1;
    return () => {
      const known = openOf(file);
      known.users -= 1;
      if (known.users > 0) return;
      open.delete(file);
      URL.revokeObjectURL(known.url);
    };
  }, [file]);
  return useSyncExternalStore(
    subscribe,
    () => (file ? openOf(file).url : undefined),
    () => undefined,
  );
}
