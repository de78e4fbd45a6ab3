import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** Returns null if storage is blocked or the key is missing. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if storage is blocked or full. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Storage of persisted stores: local storage, or none on the server. Unreadable data counts as
 * missing (AUTH-19).
 */
export function persistentStorage<State>() {
  return {
    getItem(name): StorageValue<State> | null {
      try {
        const stored: unknown = JSON.parse(readStorage(name) ?? 'null');
        return typeof stored === 'object' && stored !== null && 'state' in stored
          ? (stored as StorageValue<State>)
          : null;
      } catch {
        return null;
      }
    },
    setItem: (name, value) => writeStorage(name, JSON.stringify(value)),
    removeItem: (name) => writeStorage(name, 'null'),
  } satisfies PersistStorage<State>;
}

/** Validators by field. A field without one must have the type of its initial value. */
type Validators<State> = { [Field in keyof State]?: (value: unknown) => boolean };

/**
 * For a store's `merge`: restores only valid stored fields and resets the others. An older version,
 * an extension or a person may have changed the storage.
 */
export function createRestore<State extends object>(initial: State, validators: Validators<State>) {
  return (stored: unknown): State => {
    const found = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    const isValid = ([name, value]: [string, unknown]) => {
      if (!Object.hasOwn(initial, name)) return false;
      const field = name as keyof State;
      return validators[field]?.(value) ?? typeof value === typeof initial[field];
    };
    return { ...initial, ...Object.fromEntries(found.filter(isValid)) };
  };
}

export function isStringOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
