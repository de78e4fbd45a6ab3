export const DEFAULT_RETRY_AFTER_S = 10;
const MAX_RETRY_AFTER_S = 3_600;

/** Parses Retry-After (RFC 9110 §10.2.3) to seconds: between 1 and an hour, 10 if unusable. */
export function parseRetryAfter(value: string | null | undefined): number {
  const text = value ?? '';
  const seconds = /^\d+$/.test(text.trim())
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER_S) : DEFAULT_RETRY_AFTER_S;
}
