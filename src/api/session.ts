import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useAppPart } from '../lib/react/app-scope.ts';
import { createPersistedStore } from '../lib/storage/persisted-store.ts';
import {
  GUEST,
  restoreSession,
  SESSION_KEY,
  type SessionState,
  type User,
} from './stored-session.ts';

export type { User } from './stored-session.ts';

export type Session = ReturnType<typeof createSession>;

/**
 * Creates the session, persisted in local storage (AUTH-19). Starts as a guest until
 * `persist.rehydrate()`, so that the first render equals the server's.
 */
export function createSession() {
  const store = createPersistedStore<SessionState, Omit<SessionState, 'hasEndedElsewhere'>>(GUEST, {
    name: SESSION_KEY,
    partialize: ({ token, user, expiredUserId }) => ({ token, user, expiredUserId }),
    restore(stored, current) {
      const found = restoreSession(stored);
      if (found.token !== null && found.user !== null) return { ...found, expiredUserId: null };
      // A guest keeps the expired user, who may resume.
      const expiredUserId = found.expiredUserId ?? current.expiredUserId;
      return current.token === null
        ? { ...current, expiredUserId }
        : { ...GUEST, expiredUserId, hasEndedElsewhere: true };
    },
  });
  return Object.assign(store, {
    signIn: (token: string, user: User) => store.setState({ ...GUEST, token, user }),
    /** Other effects of a logout are the app's job (AUTH-16). */
    signOut: () => store.setState(GUEST),
    /** Ends the session of a rejected token, but not a newer session (AUTH-17). */
    endSession: (token: string | null) => {
      const current = store.getState();
      if (token !== null && current.token === token) {
        store.setState({ ...GUEST, expiredUserId: current.user?.id ?? null });
      }
    },
  });
}

export function useSessionStore(): Session {
  return useAppPart(createSession);
}

/** Selects session state; always a guest on the server. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore(), select);
}

/** Whether somebody is logged in, or may resume an expired session (STATE-02). */
export function useIsCustomer(): boolean {
  return useSession(({ token, expiredUserId }) => token !== null || expiredUserId !== null);
}

/** Whether the stored session was read: false on the server and in the first render. */
export function useSessionReady(): boolean {
  const { persist } = useSessionStore();
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}
