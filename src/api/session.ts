import { useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { keptStorage } from '../lib/storage.ts';
import type { components } from './generated/schema.d.ts';

export type User = components['schemas']['User'];

interface SessionState {
  /** Access token, sent as `Bearer <token>`; null for a guest. */
  token: string | null;
  user: User | null;
}

const SESSION_KEY = 'souk.session';

/**
 * Who is signed in: token and user, kept in local storage (AUTH-19). It starts as a guest and is
 * filled by `session.persist.rehydrate()`, so that the first render equals the server's.
 */
export const session = createStore<SessionState>()(
  persist((): SessionState => ({ token: null, user: null }), {
    name: SESSION_KEY,
    version: 1,
    skipHydration: true,
    storage: createJSONStorage(keptStorage),
  }),
);

/** Starts a session with what login, registration or a social sign-in answered. */
export function signIn(token: string, user: User): void {
  session.setState({ token, user });
}

/** Forgets token and user; what else a logout clears is the app's business (AUTH-16). */
export function signOut(): void {
  session.setState({ token: null, user: null });
}

/** Reads the session in a component; the server always sees a guest. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session, select);
}

/** Whether the kept session has been read: false on the server and until the page has come alive. */
export function useSessionReady(): boolean {
  return useSyncExternalStore(
    session.persist.onFinishHydration,
    session.persist.hasHydrated,
    () => false,
  );
}
