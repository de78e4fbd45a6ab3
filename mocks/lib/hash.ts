/**
 * Returns a repeatable pseudo-random number from 0 to 2³² - 1. Uses MurmurHash3's mixing steps.
 */
export function hash(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const value of numbers) {
    state = Math.imul(state ^ value, 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}
