import { session, useSession } from '../../api/session.ts';
import { updateDraft, clearDrafts, useMemoryDraft } from '../../lib/storage/memory-drafts.ts';

// A session that was lost, not ended, may go on: then nothing typed is lost (AUTH-17).
session.subscribe(({ token, expiredUserId }) => {
  if (token === null && expiredUserId === null) clearDrafts();
});

/**
 * A form's draft of whoever is signed in: it outlives the form, not the page. `change` merges; what an answer finds later is
 * changed by `updateDraft` under `name`.
 */
export function useDraft<Draft extends object>(form: string) {
  const userId = useSession(({ user }) => user?.id ?? 0);
  const name = `${form} ${userId}`;
  const stored = useMemoryDraft<Draft>(name);
  const draft: Partial<Draft> = stored ?? EMPTY_DRAFT;
  return {
    name,
    draft,
    /** Something was typed here. */
    isStored: stored !== undefined,
    change: (next: Partial<Draft>) => updateDraft<Draft>(name, (now) => ({ ...now, ...next })),
    forget: () => updateDraft<Draft>(name, () => undefined),
  };
}

const EMPTY_DRAFT = {} as const;
