import { serverTime } from './server-time.ts';

const DATE = 'YYYY-MM-DD';

/**
 * Parses dates such as `1994-02-11` or `11 Feb 1994` to `YYYY-MM-DD`; undefined for any other text.
 */
export function parseDate(text: string): string | undefined {
  const [, written] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text) ?? [];
  const date =
    written === undefined
      ? // Without a zone, the machine's own could change the day.
        serverTime(`${text} UTC`)
      : // Strict, since 30 February would roll over into March.
        serverTime(written, DATE, true);
  return date.isValid() ? date.format(DATE) : undefined;
}
