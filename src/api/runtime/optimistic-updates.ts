/** A change that a shopper made and the server has not answered yet. */
export type OptimisticUpdate = (data: unknown) => unknown;

interface Overlay {
  /** What the server last said. */
  base: unknown;
  changes: OptimisticUpdate[];
}

/**
 * Optimistic changes over server answers, by serialised key. The shown value is always the
 * server's last word with the unanswered changes on top, so nothing is counted twice and a
 * refused change vanishes alone.
 */
export interface OptimisticUpdates {
  /** Adds a change and returns the value to show. `current` is what the cache shows now. */
  add: (key: string, current: unknown, change: OptimisticUpdate) => unknown;
  /** The server answered: its word becomes the base under the changes still open. */
  rebase: (key: string, base: unknown) => unknown;
  /** Drops an answered or refused change and returns the value to show. */
  remove: (key: string, change: OptimisticUpdate) => { shown: unknown; open: boolean };
  isOpen: (key: string) => boolean;
}

/** Creates an empty set of optimistic updates. */
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
      if (!overlay) return { shown: undefined, open: false };
      overlay.changes = overlay.changes.filter((other) => other !== change);
      const open = overlay.changes.length > 0;
      if (!open) optimisticUpdates.delete(key);
      return { shown: show(overlay), open };
    },
    isOpen: (key) => optimisticUpdates.has(key),
  };
}
