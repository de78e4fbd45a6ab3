import { wordmarkLetters } from './wordmark-letters.ts';

interface MarkDrawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const strokes = 'fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';

/** Strokes on a 24 × 28 canvas, independent of the machine's fonts. */
const initials = {
  A: '<path d="M3 26L12 2l9 24M6.5 17.500h11"/>',
  F: '<path d="M4 26V2h15M4 13.500h12"/>',
  I: '<path d="M12 2v24M6 2h12M6 26h12"/>',
  L: '<path d="M5 2v24h14"/>',
  P: '<path d="M4 26V2h9a7.5 7.5 0 0 1 0 15H4"/>',
  R: '<path d="M4 26V2h9a7.5 7.5 0 0 1 0 15H4M12 17l8 9"/>',
  S: '<path d="M20 6C18 3 15 2 12 2c-5 0-8 2.5-8 6.200C4 16.5 20.5 12 20.5 20c0 3.6-3.5 6-8.5 6-4 0-7-1.5-8.5-4.5"/>',
  Y: '<path d="M3 2l9 12 9-12M12 14v12"/>',
} as const;

type Initial = keyof typeof initials;

/** Draws a generic card that copies no trademark. */
function card(initial: Initial, from: string, to: string): MarkDrawing {
  return {
    width: 120,
    height: 80,
    body: `<defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
      <rect x="2" y="2" width="116" height="76" rx="12" fill="url(#c)"/><circle cx="104" cy="70" r="44" fill="#fff" fill-opacity="0.12"/>
      <rect x="14" y="50" width="20" height="14" rx="3" fill="#fff" fill-opacity="0.85"/><path d="M42 57h22" stroke="#fff" stroke-opacity="0.7" ${strokes}/>
      <g transform="translate(82 14)" stroke="#fff" ${strokes}>${initials[initial]}</g>`,
  };
}

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
      <path transform="translate(80 52.5)" fill="${letters}" d="${wordmarkLetters}"/>`,
  };
}

export const marks = {
  'souk-wordmark': wordmark('#4338ca', '#6d66e0', '#231a10'),
  'souk-wordmark-light': wordmark('#a5b4fc', '#e0e7ff', '#ffffff'),
  'souk-symbol': { width: 64, height: 64, body: shopSign('#4338ca', '#6d66e0') },
  'gateway-stripe': card('S', '#4f46e5', '#818cf8'),
  'gateway-paypal': card('P', '#1e3a8a', '#3b82f6'),
  'gateway-razorpay': card('R', '#0f766e', '#2dd4bf'),
  'gateway-aamarpay': card('A', '#9f1239', '#fb7185'),
  'gateway-payu': card('P', '#3f6212', '#a3e635'),
  'gateway-rocket': card('R', '#6b21a8', '#c084fc'),
  'gateway-sslcommerz': card('S', '#1e40af', '#60a5fa'),
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
