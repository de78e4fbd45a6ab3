import { styleText } from 'node:util';

/** Styles text on terminals; leaves it plain in files, in CI and with NO_COLOR. */
export function paint(style: Parameters<typeof styleText>[0], text: string): string {
  const hasColors = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  return hasColors ? styleText(style, text) : text;
}
