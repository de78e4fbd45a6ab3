import { styleText } from 'node:util';
import { printable } from './printable.ts';

/** Styles a line on terminals, but not in files, in CI or with NO_COLOR. Escapes control characters. */
export function paint(style: Parameters<typeof styleText>[0], text: string): string {
  const hasColors = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  return hasColors ? styleText(style, printable(text)) : printable(text);
}
