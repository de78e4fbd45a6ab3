const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** Returns days, hours, minutes and seconds. */
export function countdownParts(remainingMs: number): [number, number, number, number] {
  return [
    Math.floor(remainingMs / DAY_MS),
    Math.floor(remainingMs / (3600 * SECOND_MS)) % 24,
    Math.floor(remainingMs / (60 * SECOND_MS)) % 60,
    Math.floor(remainingMs / SECOND_MS) % 60,
  ];
}

export const DIGITS = { minimumIntegerDigits: 2 };
