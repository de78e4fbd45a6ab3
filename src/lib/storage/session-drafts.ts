/** Before the name of every draft. */
export const DRAFT_PREFIX = 'souk.draft.';

/**
 * What a form kept and did not send; undefined where there is none. Fields of another kind than in `shape` are left out: an
 * extension or a hand may have been at the storage.
 */
export function readSessionDraft<Draft extends object>(
  name: string,
  shape: Draft,
): Partial<Draft> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const valid = Object.entries(shape).filter(([field, sample]) => {
      const value: unknown = Reflect.get(stored, field);
      return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
    });
    const entries = valid.map(([field]) => [field, Reflect.get(stored, field) as unknown]);
    return Object.fromEntries(entries) as Partial<Draft>;
  } catch {
    // Storage is forbidden, or somebody wrote into it: the form begins as it would without.
    return undefined;
  }
}

/** Keeps what is typed: it outlives a reload, and ends with the tab or the session. Null forgets it. */
export function saveSessionDraft(name: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_PREFIX + name);
  } catch {
    // See readSessionDraft.
  }
}

/** Who has left leaves nothing behind: addresses and bank accounts are among it. */
export function clearSessionDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name);
    }
  } catch {
    // See readSessionDraft.
  }
}
