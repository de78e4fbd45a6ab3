import { toLatinDigits } from './to-latin-digits.ts';

/** The digits of a text, of any script, as Latin ones; all else is dropped. */
export function toDigits(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}
