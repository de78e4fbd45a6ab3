/** Where the unsent message waits for a reload. */
const KEY = 'souk.contact';

export const FIELDS = ['name', 'phone', 'subject', 'message'] as const;

/** What has been typed into the contact form; fields that were not touched are missing. */
export type Draft = Partial<Record<(typeof FIELDS)[number], string>>;

/** The draft of this tab, empty where there is none. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const draft: Draft = {};
    for (const field of FIELDS) {
      const value: unknown = Reflect.get(kept, field);
      if (typeof value === 'string') draft[field] = value;
    }
    return draft;
  } catch {
    // Storage is forbidden, or holds what is not ours: the form begins empty.
    return {};
  }
}

/** Keeps the draft through reloads; an empty one is forgotten. */
export function keepDraft(draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // See readDraft.
  }
}
