import { hash } from '../../lib/hash.ts';

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns the world's `number`th token: the number, `|` and 48 characters. */
export function makeToken(seed: number, number: number): string {
  const characters = Array.from({ length: 48 }, (_, index) => {
    return ALPHANUMERICS.charAt(hash(seed, number, index) % ALPHANUMERICS.length);
  });
  return `${number}|${characters.join('')}`;
}
