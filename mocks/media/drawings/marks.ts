import { gatewayMarks } from './gateway-marks.ts';
import type { MarkDrawing } from './mark-drawing.ts';
import { wordmarkLetters } from './wordmark-letters.ts';

/** A white glyph on a quiet disc, for light and dark pages. */
function disc(glyph: string): MarkDrawing {
  return {
    width: 64,
    height: 64,
    body: `<circle cx="32" cy="32" r="31" fill="#6b5f50"/><g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`,
  };
}

/** An awning over a doorway. */
function shopSign(awning: string, door: string): string {
  return `<path fill="${door}" d="M8 28h48v27a5 5 0 0 1-5 5H41V49a9 9 0 0 0-18 0v11H13a5 5 0 0 1-5-5z"/>
    <path fill="${awning}" d="M10 5h44l9 21a9.3 9.3 0 0 1-15.5 7 10.5 10.5 0 0 1-15.5 0 10.5 10.5 0 0 1-15.5 0A9.3 9.3 0 0 1 1 26z"/>`;
}

/** For light or dark backgrounds. */
function wordmark(awning: string, door: string, letters: string): MarkDrawing {
  return {
    width: 208,
    height: 64,
    body: `${shopSign(awning, door)}
      <path transform="translate(80 52.5)" fill="${letters}" d="${wordmarkLetters}"/>`,
  };
}

export const marks = {
  'souk-wordmark': wordmark('#4338ca', '#6d66e0', '#231a10'),
  'souk-wordmark-light': wordmark('#a5b4fc', '#e0e7ff', '#ffffff'),
  'souk-symbol': { width: 64, height: 64, body: shopSign('#4338ca', '#6d66e0') },
  ...gatewayMarks,
  'social-facebook': disc('<path stroke-width="5.5" d="M40 17h-3c-4.5 0-7 2.5-7 7v23M24 31h14"/>'),
  'social-instagram': disc(
    '<rect x="17" y="17" width="30" height="30" rx="9"/><circle cx="32" cy="32" r="7"/><path d="M40.5 23.5h0.01"/>',
  ),
  'social-youtube': disc(
    '<rect x="14" y="20" width="36" height="24" rx="8"/><path fill="#fff" stroke-width="2" d="M29 27l9 5-9 5z"/>',
  ),
  'social-linkedin': disc(
    '<path stroke-width="5" d="M20.5 29v16M20.5 20v0.01M30 45V29M30 37c0-4.5 2.5-7.5 6.5-7.5s6.5 3 6.5 7.5v8"/>',
  ),
  default: {
    width: 64,
    height: 64,
    body: `<rect width="64" height="64" fill="#eceef3"/><g stroke="#a3aab8" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><rect x="18" y="20" width="28" height="24" rx="3"/><circle cx="26" cy="28" r="2.6"/><path d="M20 42l9-9 6 6 4-4 6 6"/></g>`,
  },
} as const satisfies Readonly<Record<string, MarkDrawing>>;

export type Mark = keyof typeof marks;
