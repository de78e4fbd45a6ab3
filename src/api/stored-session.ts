import { createRestore, isStringOrNull, persistentStorage } from '../lib/storage/local-storage.ts';
import type { components } from './generated/schema.d.ts';

export type User = components['schemas']['User'];

export interface SessionState {
  /** Null for a guest. */
  token: string | null;
  user: User | null;
  /** User whose token was rejected. Null after a login or logout. */
  expiredUserId: number | null;
  /** Never stored. */
  hasEndedElsewhere: boolean;
}

export const SESSION_KEY = 'souk.session';

export const GUEST: SessionState = {
  token: null,
  user: null,
  expiredUserId: null,
  hasEndedElsewhere: false,
};

/** Keeps the valid fields of what was stored (AUTH-19). */
export const restoreSession = createRestore<SessionState>(GUEST, {
  token: isStringOrNull,
  user: isUser,
  expiredUserId: (value) => value === null || Number.isSafeInteger(value),
  hasEndedElsewhere: () => false,
});

/** Returns the token that the session will have once it is restored, or null. */
export function readStoredToken(): string | null {
  const { token, user } = restoreSession(persistentStorage().getItem(SESSION_KEY)?.state);
  return user === null ? null : token;
}

function isUser(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'id') === 'number' &&
    typeof Reflect.get(value, 'name') === 'string'
  );
}
