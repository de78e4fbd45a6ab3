/**
 * The moment of a date as the server writes it: "November 21, 2026", "2026-11-24 23:59:59". It names no
 * zone and means UTC. @returns undefined for what is no date.
 */
export function readServerDate(text: string): Date | undefined {
  const moment = new Date(`${text.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T')}${zoneOf(text)}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** What makes it UTC; a text that names its zone keeps it. */
function zoneOf(text: string): string {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text.trim())) return '';
  if (/^\d{4}-\d\d-\d\d$/.test(text.trim())) return '';
  return /^\d{4}-/.test(text.trim()) ? 'Z' : ' UTC';
}
