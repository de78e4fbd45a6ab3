/** Stores a text for all pages; does nothing where the browser has no storage. */
export function writeStorage(store: 'session' | 'local', key: string, value: string): void {
  try {
    storeOf(store).setItem(`souk-contract-docs-${key}`, value);
  } catch {
    // Browsers may refuse storage to files on disk.
  }
}

/** Reads a stored text. */
export function readStorage(store: 'session' | 'local', key: string): string | undefined {
  try {
    return storeOf(store).getItem(`souk-contract-docs-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeOf(store: 'session' | 'local'): Storage {
  return store === 'session' ? sessionStorage : localStorage;
}
