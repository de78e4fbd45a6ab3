export type OptimisticUpdate = (data: unknown) => unknown;

interface Overlay {
  /** The last server data. */
  base: unknown;
  changes: OptimisticUpdate[];
}

/**
 * Pending changes by serialised key. The shown value is the last server data plus its pending
 * changes: nothing counts twice, and a failed change is undone alone.
 */
export interface OptimisticUpdates {
  /** Returns the value to show. `current` is the cached value. */
  add: (key: string, current: unknown, change: OptimisticUpdate) => unknown;
  /** Replaces the server data and returns the value to show. */
  rebase: (key: string, base: unknown) => unknown;
  /** Returns the value to show, and whether other changes are pending. */
  remove: (key: string, change: OptimisticUpdate) => { shown: unknown; isOpen: boolean };
  isOpen: (key: string) => boolean;
  /** Forgets all changes: another session must not wait for them (STATE-02). */
  clear: () => void;
}

export function createOptimisticUpdates(): OptimisticUpdates {
  const optimisticUpdates = new Map<string, Overlay>();
  const show = ({ base, changes }: Overlay) =>
    changes.reduce((value, change) => change(value), base);

  return {
    add(key, current, change) {
      const overlay = optimisticUpdates.get(key) ?? { base: current, changes: [] };
      overlay.changes.push(change);
      optimisticUpdates.set(key, overlay);
      return show(overlay);
    },
    rebase(key, base) {
      const overlay = optimisticUpdates.get(key);
      if (!overlay) return base;
      overlay.base = base;
      return show(overlay);
    },
    remove(key, change) {
      const overlay = optimisticUpdates.get(key);
      if (!overlay) return { shown: undefined, isOpen: false };
      overlay.changes = overlay.changes.filter((other) => other !== change);
      const isOpen = overlay.changes.length > 0;
      if (!isOpen) optimisticUpdates.delete(key);
      return { shown: show(overlay), isOpen };
    },
    isOpen: (key) => optimisticUpdates.has(key),
    clear: () => optimisticUpdates.clear(),
  };
}
