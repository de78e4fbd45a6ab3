/** How a world's time runs. */
export interface ClockOptions {
  /** ISO moment that the world begins at; the real one when left out. */
  startsAt?: string;
  /** Time stands still until it is moved. */
  frozen?: boolean;
}

/** A world's own time. */
export interface Clock {
  /** Time stands still until it is moved. */
  readonly isFrozen: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Moves time forward, or back with a negative number of milliseconds. */
  advance: (milliseconds: number) => void;
}

/** The moment at which worlds of tests begin. */
export const TEST_START = '2026-11-21T10:00:00.000Z';

/** Makes a clock; a running one follows the real time from its start. */
export function createClock({ startsAt, frozen = false }: ClockOptions): Clock {
  const begun = Date.now();
  let offset = (startsAt === undefined ? begun : Date.parse(startsAt)) - begun;
  return {
    isFrozen: frozen,
    now: () => (frozen ? begun : Date.now()) + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
