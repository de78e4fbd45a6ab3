/** Reads a bare string of local storage; null where storage is forbidden or empty. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Browsers that forbid storage throw on access: the shop works without it.
    return null;
  }
}

/** Keeps a bare string in local storage; does nothing where storage is forbidden or full. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See readStored.
  }
}

/** Where stores are kept: local storage, or nowhere on the server. */
export function keptStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return typeof localStorage === 'undefined' ? NOWHERE : localStorage;
}

const NOWHERE = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
