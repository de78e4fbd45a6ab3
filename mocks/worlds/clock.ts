import { serverTime } from '../lib/datetime/server-time.ts';

export interface ClockOptions {
  /** ISO date and time; now if left out. */
  startsAt?: string;
  /** Stops the clock until it is advanced. */
  frozen?: boolean;
}

/** Persisted clock; real time continues meanwhile. */
export interface ClockState {
  /** Milliseconds ahead of real time or of `frozenAt`. */
  readonly offset: number;
  /** Milliseconds since 1970; null for a running clock. */
  readonly frozenAt: number | null;
}

export interface Clock {
  readonly isFrozen: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A negative number moves back. */
  advance: (milliseconds: number) => void;
  state: () => ClockState;
}

export const TEST_START = '2026-11-21T10:00:00.000Z';

/** For tests whose pages use the real clock: sales and vouchers must not have ended. */
export function testStartToday(): string {
  return serverTime().format('YYYY-MM-DD') + TEST_START.slice(10);
}

/** Unless frozen, the clock follows real time. */
export function createClock({ startsAt, frozen = false }: ClockOptions): Clock {
  const startedAt = Date.now();
  const offset = (startsAt === undefined ? startedAt : Date.parse(startsAt)) - startedAt;
  return restoreClock({ offset, frozenAt: frozen ? startedAt : null });
}

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
