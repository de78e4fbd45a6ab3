import { serverTime } from '../lib/datetime/dayjs.ts';

/** How a world's time runs. */
export interface ClockOptions {
  /** ISO moment that the world begins at; the real one when left out. */
  startsAt?: string;
  /** Time stands still until it is moved. */
  frozen?: boolean;
}

/** What is left of a clock when it is written down: real time goes on meanwhile. */
export interface ClockState {
  /** Milliseconds ahead of the real time, or of the moment it stands at. */
  readonly offset: number;
  /** Milliseconds since 1970 at which it stands; null for a running one. */
  readonly frozenAt: number | null;
}

/** A world's own time. */
export interface Clock {
  /** Time stands still until it is moved. */
  readonly isFrozen: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Moves time forward, or back with a negative number of milliseconds. */
  advance: (milliseconds: number) => void;
  state: () => ClockState;
}

/** The moment at which worlds of tests begin. */
export const TEST_START = '2026-11-21T10:00:00.000Z';

/** Today at the same time of day: for tests whose pages run on the real clock, where sales and vouchers must not have ended. */
export function testStartToday(): string {
  return serverTime().format('YYYY-MM-DD') + TEST_START.slice(10);
}

/** Makes a clock; a running one follows the real time from its start. */
export function createClock({ startsAt, frozen = false }: ClockOptions): Clock {
  const startedAt = Date.now();
  const offset = (startsAt === undefined ? startedAt : Date.parse(startsAt)) - startedAt;
  return restoreClock({ offset, frozenAt: frozen ? startedAt : null });
}

/** Sets a clock going that was written down. */
export function restoreClock({ offset: initialOffset, frozenAt }: ClockState): Clock {
  let offset = initialOffset;
  return {
    isFrozen: frozenAt !== null,
    now: () => (frozenAt ?? Date.now()) + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    state: () => ({ offset, frozenAt }),
  };
}
