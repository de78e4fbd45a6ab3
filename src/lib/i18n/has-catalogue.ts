import { getCatalogue } from './locale.ts';

/** Whether the shop has its own texts in the language. */
export function hasCatalogue(locale: string): boolean {
  return locale.split('-', 1)[0] === getCatalogue(locale);
}
