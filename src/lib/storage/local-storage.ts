import type { PersistStorage } from 'zustand/middleware';

/** Reads a bare string of local storage; null where storage is forbidden or empty. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Browsers that forbid storage throw on access: the shop works without it.
    return null;
  }
}

/** Keeps a bare string in local storage; does nothing where storage is forbidden or full. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See readStorage.
  }
}

/** Where stores are kept: local storage, or nowhere on the server. What can't be read counts as nothing kept (AUTH-19). */
export function persistentStorage<State>(): PersistStorage<State> {
  return {
    getItem(name) {
      try {
        const stored: unknown = JSON.parse(readStorage(name) ?? 'null');
        return typeof stored === 'object' && stored !== null && 'state' in stored
          ? (stored as { state: State; version?: number })
          : null;
      } catch {
        return null;
      }
    },
    setItem: (name, value) => writeStorage(name, JSON.stringify(value)),
    removeItem: (name) => writeStorage(name, 'null'),
  };
}

/** How to tell what a field of a store may hold; a field without one must be of its first value's kind. */
type Checks<State> = { [Field in keyof State]?: (value: unknown) => boolean };

/**
 * For a store's `merge`: takes of what was kept only the fields that the store could have written, and
 * begins anew with the others. An older shop, an extension or a hand may have been at the storage.
 */
export function isRehydrating<State extends object>(first: State, checks: Checks<State>) {
  return (stored: unknown): State => {
    const found = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    const isValid = ([name, value]: [string, unknown]) => {
      if (!Object.hasOwn(first, name)) return false;
      const field = name as keyof State;
      return checks[field]?.(value) ?? typeof value === typeof first[field];
    };
    return { ...first, ...Object.fromEntries(found.filter(isValid)) };
  };
}

/** A check for {@link isRehydrating}: a text, or null. */
export function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
