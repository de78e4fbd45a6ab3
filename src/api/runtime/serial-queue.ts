/** Runs the tasks of a group one after another, even after a failed one. Groups run in parallel. */
export interface SerialQueue {
  run: <T>(group: string, task: () => Promise<T>) => Promise<T>;
  /** Number of waiting and running tasks. */
  pending: (group: string) => number;
  subscribe: (listener: () => void) => () => void;
}

/** Cart mutations must reach the server in order (CART-16). */
export function createSerialQueue(): SerialQueue {
  const tails = new Map<string, Promise<unknown>>();
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const updateCount = (group: string, delta: 1 | -1) => {
    counts.set(group, (counts.get(group) ?? 0) + delta);
    for (const listener of listeners) listener();
  };

  return {
    async run(group, task) {
      const previous = tails.get(group) ?? Promise.resolve();
      updateCount(group, 1);
      const current = previous.then(task, task);
      tails.set(group, current);
      try {
        return await current;
      } finally {
        updateCount(group, -1);
      }
    },
    pending: (group) => counts.get(group) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
