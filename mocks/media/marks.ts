import { gatewayMarks } from './gateway-marks.ts';
import type { MarkDrawing } from './mark-drawing.ts';

const strokes = 'fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';

/** Strokes on a 24 × 28 canvas, independent of the machine's fonts. */
const initials = {
  F: '<path d="M4 26V2h15M4 13.500h12"/>',
  I: '<path d="M12 2v24M6 2h12M6 26h12"/>',
  L: '<path d="M5 2v24h14"/>',
  Y: '<path d="M3 2l9 12 9-12M12 14v12"/>',
} as const;

type Initial = keyof typeof initials;

function badge(initial: Initial, tone: string): MarkDrawing {
  return {
    width: 64,
    height: 64,
    body: `<circle cx="32" cy="32" r="31" fill="${tone}"/><g transform="translate(20 18)" stroke="#fff" ${strokes}>${initials[initial]}</g>`,
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
    width: 220,
    height: 64,
    body: `${shopSign(awning, door)}
      <g transform="translate(80 0)" stroke="${letters}" fill="none" stroke-width="7.2" stroke-linecap="round" stroke-linejoin="round">
        <path d="M29 19.500C26.5 16 22.5 14.5 18 14.500c-7 0-12 3.3-12 8.700C6 35.5 30.5 29 30.5 41.500c0 5.5-5 9-12.3 9-5.7 0-10.2-2.2-12.7-6.5"/>
        <circle cx="53.5" cy="37.5" r="13"/><path d="M78.5 24.500v14.500c0 7 4 11.5 10.5 11.500s10.5-4.5 10.5-11.500V24.5"/><path d="M113 12v38.500M129 24.500L114 38.500M119 34.500l11.5 16"/>
      </g>`,
  };
}

export const marks = {
  'souk-wordmark': wordmark('#4338ca', '#6d66e0', '#1c1b29'),
  'souk-wordmark-light': wordmark('#a5b4fc', '#e0e7ff', '#ffffff'),
  'souk-symbol': { width: 64, height: 64, body: shopSign('#4338ca', '#6d66e0') },
  ...gatewayMarks,
  'social-facebook': badge('F', '#334e8f'),
  'social-instagram': badge('I', '#a83268'),
  'social-youtube': badge('Y', '#b3352f'),
  'social-linkedin': badge('L', '#2a6288'),
  default: {
    width: 64,
    height: 64,
    body: `<rect width="64" height="64" fill="#eceef3"/><g stroke="#a3aab8" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><rect x="18" y="20" width="28" height="24" rx="3"/><circle cx="26" cy="28" r="2.6"/><path d="M20 42l9-9 6 6 4-4 6 6"/></g>`,
  },
} as const satisfies Readonly<Record<string, MarkDrawing>>;

export type Mark = keyof typeof marks;
