import { parseServerDate } from '../../../lib/datetime/parse-server-date.ts';

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** By the date, because the backend's `is_new` is always true before R4. `now` in ms since 1970. */
export function isNewPost(createdAt: string, now: number): boolean {
  const created = parseServerDate(createdAt)?.valueOf();
  return created !== undefined && now - created < NEW_FOR_MS;
}
