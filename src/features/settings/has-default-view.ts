import { SESSION_KEY } from '../../api/stored-session.ts';
import { readStorage } from '../../lib/storage/local-storage.ts';
import { PREFERENCES_KEY } from './preferences-store.ts';

/**
 * Whether the server's markup is right for this visitor: without a login it has no favourites, and
 * prices are in the shop's currency.
 */
export function hasDefaultView(): boolean {
  const stored = `${readStorage(SESSION_KEY)} ${readStorage(PREFERENCES_KEY)}`;
  return !/"(?:token|currency)":"/.test(stored);
}
