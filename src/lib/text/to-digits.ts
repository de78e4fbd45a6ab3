import { toLatinDigits } from './to-latin-digits.ts';

/** Converts digits of any script to Latin ones and removes all other characters. */
export function toDigits(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}
