/** Does nothing if the browser denies storage. */
export function writeStorage(store: 'session' | 'local', key: string, value: string): void {
  try {
    storeOf(store).setItem(`souk-contract-docs-${key}`, value);
  } catch {
    // Browsers may deny storage to files on disk.
  }
}

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
