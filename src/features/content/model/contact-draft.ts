import { useMemo, useSyncExternalStore } from 'react';
import { DRAFT_PREFIX } from '../../../lib/storage/session-drafts.ts';

/** Where the unsent message waits for a reload. */
const KEY = `${DRAFT_PREFIX}contact`;

export const FIELDS = ['name', 'phone', 'subject', 'message'] as const;

/** What has been typed into the contact form; fields that were not touched are missing. */
export type Draft = Partial<Record<(typeof FIELDS)[number], string>>;

// Holds it where the browser forbids storage.
let memory: string | undefined;
const listeners = new Set<() => void>();

/** The draft of this tab, kept through reloads; empty on the server and in the first render. */
export function useDraft(): Draft {
  const text = useSyncExternalStore(subscribe, readDraft, () => '');
  return useMemo(() => parse(text), [text]);
}

/** Keeps what was typed; an empty draft is forgotten. */
export function saveDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    if (text === '{}') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
    memory = undefined;
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readDraft(): string {
  if (memory !== undefined) return memory;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): Draft {
  const draft: Draft = {};
  try {
    const stored: unknown = JSON.parse(text || '{}');
    if (typeof stored !== 'object' || stored === null) return draft;
    for (const field of FIELDS) {
      const value: unknown = Reflect.get(stored, field);
      if (typeof value === 'string') draft[field] = value;
    }
  } catch {
    // Not ours: the form begins empty.
  }
  return draft;
}
