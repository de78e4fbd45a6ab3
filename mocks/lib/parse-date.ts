/** A date that somebody wrote, such as `1994-02-11` or `11 Feb 1994`, as `YYYY-MM-DD`; undefined when it is none. */
export function parseDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(text) ?? [];
  const moment =
    year === undefined
      ? // Without a zone a text is read in the machine's own, which must not move the day.
        new Date(`${text} UTC`)
      : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(moment.getTime())) return undefined;
  const date = moment.toISOString().slice(0, 10);
  // The 30th of February would roll over into March.
  return year === undefined || date === `${year}-${month}-${day}` ? date : undefined;
}
