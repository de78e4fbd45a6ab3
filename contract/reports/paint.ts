import { styleText } from 'node:util';

/** Styles text on terminals, but not in files, in CI or with NO_COLOR. */
export function paint(style: Parameters<typeof styleText>[0], text: string): string {
  const hasColors = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  return hasColors ? styleText(style, text) : text;
}
