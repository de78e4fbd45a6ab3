import { hash } from '../../lib/hash.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns the world's `number`th token: number, bar, 48 characters. */
export function makeToken(seed: number, number: number): string {
  const characters = Array.from({ length: 48 }, (_, index) => {
    return LETTERS.charAt(hash(seed, number, index) % LETTERS.length);
  });
  return `${number}|${characters.join('')}`;
}
