const DEFAULT_MS = 1_000;
const MAX_MS = 60_000;

/** Parses Retry-After (RFC 9110 §10.2.3) to ms: at most a minute, a second if unusable. */
export function retryDelay(value: string | null): number {
  const text = value?.trim() ?? '';
  const delay = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return delay >= 0 ? Math.min(delay, MAX_MS) : DEFAULT_MS;
}
