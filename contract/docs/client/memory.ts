/** Keeps a text for the other pages; where the browser keeps nothing it is lost with the page. */
export function remember(store: 'session' | 'local', key: string, value: string): void {
  try {
    storeOf(store).setItem(`souk-contract-docs-${key}`, value);
  } catch {
    // Files on disk may have no storage.
  }
}

/** What was kept; undefined for nothing. */
export function recall(store: 'session' | 'local', key: string): string | undefined {
  try {
    return storeOf(store).getItem(`souk-contract-docs-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeOf(store: 'session' | 'local'): Storage {
  return store === 'session' ? sessionStorage : localStorage;
}
