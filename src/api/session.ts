import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useAppPart } from '../lib/react/app-scope.ts';
import { isTextOrNull, isRehydrating } from '../lib/storage/local-storage.ts';
import { createPersistedStore } from '../lib/storage/persisted-store.ts';
import type { components } from './generated/schema.d.ts';

export type User = components['schemas']['User'];

interface Login {
  /** Access token, sent as `Bearer <token>`; null for a guest. */
  token: string | null;
  user: User | null;
}

interface SessionState extends Login {
  /** Whose session ended because the server refused its token, until somebody logs in; null after a logout. */
  expiredUserId: number | null;
  /** Another tab has ended the session. Never stored. */
  hasEndedElsewhere: boolean;
}

const SESSION_KEY = 'souk.session';

const GUEST: SessionState = {
  token: null,
  user: null,
  expiredUserId: null,
  hasEndedElsewhere: false,
};

const restore = isRehydrating<SessionState>(GUEST, {
  token: isTextOrNull,
  user: isUser,
  expiredUserId: (value) => value === null || Number.isSafeInteger(value),
  hasEndedElsewhere: () => false,
});

/** Who is signed in, with what starts and ends a session. */
export type Session = ReturnType<typeof createSession>;

/**
 * Creates the session: token and user, kept in local storage (AUTH-19). It starts as a guest and is
 * filled by `persist.rehydrate()`, so that the first render equals the server's.
 */
export function createSession() {
  const store = createPersistedStore<SessionState, Omit<SessionState, 'hasEndedElsewhere'>>(GUEST, {
    name: SESSION_KEY,
    partialize: ({ token, user, expiredUserId }) => ({ token, user, expiredUserId }),
    restore(stored, current) {
      const found = restore(stored);
      if (found.token !== null && found.user !== null) return { ...found, expiredUserId: null };
      // A guest who stays one has still lost what was lost.
      const expiredUserId = found.expiredUserId ?? current.expiredUserId;
      return current.token === null
        ? { ...current, expiredUserId }
        : { ...GUEST, expiredUserId, hasEndedElsewhere: true };
    },
  });
  return Object.assign(store, {
    /** Starts a session with what login, registration or a social sign-in returned. */
    signIn: (token: string, user: User) => store.setState({ ...GUEST, token, user }),
    /** Forgets token and user; what else a logout clears is the app's business (AUTH-16). */
    signOut: () => store.setState(GUEST),
    /** Ends the session of a token that the server refused; one that was begun since goes on (AUTH-17). */
    endSession: (token: string | null) => {
      const current = store.getState();
      if (token !== null && current.token === token) {
        store.setState({ ...GUEST, expiredUserId: current.user?.id ?? null });
      }
    },
  });
}

/** Returns the session's store and actions. */
export function useSessionStore(): Session {
  return useAppPart(createSession);
}

/** Reads the session in a component; the server always sees a guest. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore(), select);
}

/** Whether the kept session has been read: false on the server and until the page has come alive. */
export function useSessionReady(): boolean {
  const { persist } = useSessionStore();
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}

function isUser(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'id') === 'number' &&
    typeof Reflect.get(value, 'name') === 'string'
  );
}
