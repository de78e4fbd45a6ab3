export const DRAFT_PREFIX = 'souk.draft.';

/** Unsent form values: only the changed fields. */
export type Draft = Readonly<Record<string, unknown>>;

export interface DraftEntry {
  /** JSON, if storage is unavailable or full. */
  json?: string;
  /** Never stored, only in memory. */
  unstored?: Draft;
}

export interface Drafts {
  entries: Map<string, DraftEntry>;
  /** Names of the drafts that are being sent, also by a form that has unmounted. */
  sending: Set<string>;
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
  /** Deletes all drafts on logout. They may contain addresses and bank accounts. */
  clear: () => void;
}

/** Separate from drafts.ts, which only forms load: a logout must not wait for it. */
export function createDrafts(): Drafts {
  const entries = new Map<string, DraftEntry>();
  const sending = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    entries,
    sending,
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      entries.clear();
      sending.clear();
      try {
        for (const key of Object.keys(sessionStorage)) {
          if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
        }
      } catch {
        // Storage is unavailable and contains nothing.
      }
      notify();
    },
  };
}
