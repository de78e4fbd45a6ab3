import { serverTime } from './dayjs.ts';

const DATE = 'YYYY-MM-DD';

/** Returns a written date, such as `1994-02-11` or `11 Feb 1994`, as `YYYY-MM-DD`; undefined for any other text. */
export function parseDate(text: string): string | undefined {
  const [, written] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text) ?? [];
  const date =
    written === undefined
      ? // Without a zone, a text would be read in the machine's own, which must not move the day.
        serverTime(`${text} UTC`)
      : // Strictly: the 30th of February would roll over into March.
        serverTime(written, DATE, true);
  return date.isValid() ? date.format(DATE) : undefined;
}
