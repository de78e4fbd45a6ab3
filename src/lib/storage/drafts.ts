/** Before the name of every stored draft. */
const DRAFT_PREFIX = 'souk.draft.';

/** What a form holds and did not send: only fields that were changed. */
type Draft = Readonly<Record<string, unknown>>;

interface Entry {
  /** As JSON, where storage is refused. */
  text?: string;
  /** Values that must not be stored: they end with the page. */
  unstored?: Draft;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored part of a draft as JSON; empty where there is none. */
export function readDraftText(name: string): string {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + name) ?? entries.get(name)?.text ?? '';
  } catch {
    return entries.get(name)?.text ?? '';
  }
}

/** The part of a draft that is in memory only. */
export function readUnstored(name: string): Draft | undefined {
  return entries.get(name)?.unstored;
}

/** Replaces a draft (STATE-03): `stored` survives a reload of this tab, `unstored` does not. Empty parts are forgotten. */
export function writeDraft(name: string, stored: Draft, unstored: Draft): void {
  const isEmpty = Object.keys(stored).length === 0;
  const entry: Entry = Object.keys(unstored).length > 0 ? { unstored } : {};
  try {
    if (isEmpty) sessionStorage.removeItem(DRAFT_PREFIX + name);
    else sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(stored));
  } catch {
    if (!isEmpty) entry.text = JSON.stringify(stored);
  }
  if (entry.text ?? entry.unstored) entries.set(name, entry);
  else entries.delete(name);
  notify();
}

/** Replaces the part of a draft that is in memory only. */
export function writeUnstored(name: string, unstored: Draft): void {
  const text = entries.get(name)?.text;
  entries.set(name, { ...(text === undefined ? {} : { text }), unstored });
  notify();
}

/** Forgets all drafts, as a logout does: addresses and bank accounts are among them. */
export function clearDrafts(): void {
  entries.clear();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is refused, so nothing is in it.
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
