/** Runs the tasks of a group one after another. Groups are independent. */
export interface SerialQueue {
  run: <T>(group: string, task: () => Promise<T>) => Promise<T>;
  /** Number of waiting and running tasks. */
  pending: (group: string) => number;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a queue. Cart mutations must arrive in order (CART-16). */
export function createSerialQueue(): SerialQueue {
  const tails = new Map<string, Promise<unknown>>();
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const count = (group: string, by: 1 | -1) => {
    counts.set(group, (counts.get(group) ?? 0) + by);
    for (const listener of listeners) listener();
  };

  return {
    async run(group, task) {
      const before = tails.get(group) ?? Promise.resolve();
      count(group, 1);
      const current = before.then(task, task);
      tails.set(group, current);
      try {
        return await current;
      } finally {
        count(group, -1);
      }
    },
    pending: (group) => counts.get(group) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
