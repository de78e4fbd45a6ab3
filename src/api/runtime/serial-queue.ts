/** Runs the tasks of a group one after another, even after a failed one. Groups run in parallel. */
export interface SerialQueue {
  run: <T>(group: string, task: () => Promise<T>) => Promise<T>;
  /** Number of waiting and running tasks. */
  pending: (group: string) => number;
  subscribe: (listener: () => void) => () => void;
  /** Forgets all tasks, which go on: tasks of another session must not wait for them (STATE-02). */
  clear: () => void;
}

interface Group {
  tail: Promise<unknown>;
  pending: number;
}

/** Cart mutations must reach the server in order (CART-16). */
export function createSerialQueue(): SerialQueue {
  const groups = new Map<string, Group>();
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    async run(name, task) {
      const group = groups.get(name) ?? { tail: Promise.resolve(), pending: 0 };
      groups.set(name, group);
      const current = group.tail.then(task, task);
      group.tail = current;
      group.pending += 1;
      notify();
      try {
        return await current;
      } finally {
        group.pending -= 1;
        notify();
      }
    },
    pending: (name) => groups.get(name)?.pending ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      groups.clear();
      notify();
    },
  };
}
