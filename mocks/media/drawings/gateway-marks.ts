import type { MarkDrawing } from './mark-drawing.ts';

interface Letter {
  readonly path: string;
  readonly width: number;
}

const RING = 'M1 19a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

/** Small letters as strokes, independent of the machine's fonts: baseline 26, x-height 14. */
const letters = {
  a: { path: `${RING}M15 12v14`, width: 16 },
  c: { path: 'M13 14.500a7 7 0 1 0 0 9', width: 14 },
  e: { path: 'M1 19h14a7 7 0 1 0-2.300 5.200', width: 16 },
  i: { path: 'M1 26V12M1 6v.1', width: 2 },
  k: { path: 'M1 4v22M11 12L1 20.500M5.500 17l6.500 9', width: 12 },
  l: { path: 'M1 4v22', width: 2 },
  m: { path: 'M1 26V12M1 18a5 5.500 0 0 1 10 0v8M11 18a5 5.500 0 0 1 10 0v8', width: 22 },
  o: { path: RING, width: 16 },
  p: { path: `M1 34V12${RING}`, width: 16 },
  r: { path: 'M1 26V12M1 18c0-4 2.500-6 6.500-6', width: 8 },
  s: {
    path: 'M11.500 14.300C10.200 12.700 8.400 12 6.300 12 3.500 12 1.500 13.500 1.500 15.600c0 5 10.300 1.900 10.300 6.900C11.800 24.800 9.600 26 6.600 26 4.200 26 2.100 25.200.9 23.400',
    width: 12,
  },
  t: { path: 'M4 6v15.500c0 3 1.500 4.500 5 4.500M0 12h9', width: 9 },
  u: { path: 'M1 12v8a6 6 0 0 0 12 0v-8M13 26V12', width: 14 },
  y: { path: 'M1 12l6.500 13M14 12L6 30.500C5 33 3.500 34 1 34', width: 14 },
  z: { path: 'M1 12h11L1 26h11', width: 12 },
} as const satisfies Readonly<Record<string, Letter>>;

const GAP = 5;
const PADDING = 4;

/** Draws words beside each other, one colour each: our own letters, no trademark's. */
function words(...parts: readonly (readonly [word: string, colour: string])[]): MarkDrawing {
  let x = PADDING;
  const body = parts.flatMap(([word, colour]) =>
    Array.from(word, (name) => {
      const letter: Letter = letters[name as keyof typeof letters];
      const drawing = `<path d="${letter.path}" stroke="${colour}" transform="translate(${x} 2)"/>`;
      x += letter.width + GAP;
      return drawing;
    }),
  );
  return {
    width: x - GAP + PADDING,
    height: 40,
    body: `<g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${body.join('')}</g>`,
  };
}

/** The pictures of payment gateways, which the backend sends with the settings. */
export const gatewayMarks = {
  'gateway-stripe': words(['stripe', '#4f46e5']),
  'gateway-paypal': words(['pay', '#1e3a8a'], ['pal', '#0369a1']),
  'gateway-razorpay': words(['razor', '#0b3d91'], ['pay', '#1d6fd8']),
  'gateway-aamarpay': words(['aamar', '#9f1239'], ['pay', '#334155']),
  'gateway-payu': words(['payu', '#3f6212']),
  'gateway-rocket': words(['rocket', '#6b21a8']),
  'gateway-sslcommerz': words(['ssl', '#1e40af'], ['commerz', '#334155']),
} as const;
