import { serverTime } from './server-time.ts';

/** Adds days in the server's time zone. Milliseconds since 1970. */
export function addDays(ms: number, days: number): number {
  return serverTime(ms).add(days, 'day').valueOf();
}

/** Returns the start of the day in the server's time zone. Milliseconds since 1970. */
export function startOfDay(ms: number): number {
  return serverTime(ms).startOf('day').valueOf();
}

/** Returns the minutes since midnight in the server's time zone. */
export function minuteOfDay(ms: number): number {
  const moment = serverTime(ms);
  return moment.hour() * 60 + moment.minute();
}
