/** Before the name of every stored draft. */
export const DRAFT_PREFIX = 'souk.draft.';

/** What a form holds and did not send: only fields that were changed. */
export type Draft = Readonly<Record<string, unknown>>;

/** The part of a draft that is in memory. */
export interface DraftEntry {
  /** As JSON, where storage is refused. */
  text?: string;
  /** Values that must not be stored: they end with the page. */
  unstored?: Draft;
}

/** The drafts of one app. */
export interface Drafts {
  /** What is in memory only, by the draft's name. */
  entries: Map<string, DraftEntry>;
  /** Calls back when a draft has changed; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Tells the listeners that a draft has changed. */
  notify: () => void;
  /** Forgets all drafts, as a logout does: addresses and bank accounts are among them. */
  clear: () => void;
}

/** Creates the drafts. Apart from drafts.ts, which only forms need: a logout must not wait for a file. */
export function createDrafts(): Drafts {
  const entries = new Map<string, DraftEntry>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    entries,
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      entries.clear();
      try {
        for (const key of Object.keys(sessionStorage)) {
          if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
        }
      } catch {
        // Storage is refused, so nothing is in it.
      }
      notify();
    },
  };
}
