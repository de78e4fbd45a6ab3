import { type Draft, DRAFT_PREFIX, type DraftEntry, type Drafts } from './draft-entries.ts';

export function readDraftText({ entries }: Drafts, name: string): string {
  try {
    // A draft in memory is newer: storage may still have one from before the quota was reached.
    return entries.get(name)?.json ?? sessionStorage.getItem(DRAFT_PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

export function readUnstored({ entries }: Drafts, name: string): Draft | undefined {
  return entries.get(name)?.unstored;
}

/**
 * Replaces a draft (STATE-03): `stored` survives a reload of this tab, `unstored` does not. Empty
 * parts are deleted.
 */
export function writeDraft(
  { entries, notify }: Drafts,
  name: string,
  stored: Draft,
  unstored: Draft,
): void {
  const isEmpty = Object.keys(stored).length === 0;
  const entry: DraftEntry = Object.keys(unstored).length > 0 ? { unstored } : {};
  try {
    if (isEmpty) sessionStorage.removeItem(DRAFT_PREFIX + name);
    else sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(stored));
  } catch {
    if (!isEmpty) entry.json = JSON.stringify(stored);
  }
  if (entry.json ?? entry.unstored) entries.set(name, entry);
  else entries.delete(name);
  notify();
}

export function writeUnstored({ entries, notify }: Drafts, name: string, unstored: Draft): void {
  const json = entries.get(name)?.json;
  entries.set(name, { ...(json === undefined ? {} : { json }), unstored });
  notify();
}
